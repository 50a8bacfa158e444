import { isTaken, type FormResult } from '#pages/form/form-result.ts'

/** What a browser without scripts had chosen that was refused: it stays so, and the bar with what is wrong in sight. */
export function refusedTicks(lastResult: FormResult | undefined) {
  const { pick, all } = isTaken(lastResult) ? {} : (lastResult?.submission.payload ?? {})
  const picked = [pick].flat().filter((one) => typeof one === 'string')
  return { ticked: new Set(picked), isAll: all !== undefined }
}
