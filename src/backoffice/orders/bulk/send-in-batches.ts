import { isTaken, refused, type FormResult } from '#pages/form/form-result.ts'
import { submitForm } from '#pages/form/submit-form.ts'
import type { BulkAnswer } from './bulk-actions.ts'

export type BulkResult = FormResult & { answer?: BulkAnswer }

/** At once, so that a bar can tell how far it is. */
const batch = 25

interface Batches {
  /** In all; the rest waits for another press. */
  most: number
  onProgress: (done: number) => void
}

/** Sends what is meant for all that fit piece by piece, each going on behind the last; what was ticked goes at once. */
export async function sendInBatches(
  page: string | undefined,
  form: FormData,
  { most, onProgress }: Batches,
): Promise<Sent | BulkResult> {
  if (!form.has('all')) return submitForm(page, form)
  let told: BulkAnswer | undefined
  for (let tried = 0; ;) {
    form.set('most', String(Math.min(batch, most - tried)))
    const result = await submitForm(page, form)
    const answer = answerOf(result)
    // What is done stays done: it is told with what went wrong then.
    if (!answer) return told ? stopped(result, told) : result
    told = told ? joined(told, answer) : answer
    tried += batch
    if (answer.next === undefined || tried >= most)
      return { ...(result as BulkResult), answer: told }
    form.set('after', answer.next)
    onProgress(tried)
  }
}

type Sent = Awaited<ReturnType<typeof submitForm>>

/** What was done; undefined where nothing was. */
const answerOf = (result: Sent): BulkAnswer | undefined =>
  typeof result === 'object' && isTaken(result) ? (result as BulkResult).answer : undefined

function stopped(result: Sent, answer: BulkAnswer): BulkResult | undefined {
  const said = typeof result === 'string' ? refused({ trouble: result }) : result
  return said && { ...said, answer }
}

const joined = (told: BulkAnswer, more: BulkAnswer): BulkAnswer => ({
  ...more,
  done: told.done + more.done,
  refused: [...told.refused, ...more.refused],
})
