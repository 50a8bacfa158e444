import { isTaken, refused, type FormResult } from '#pages/form/form-result.ts'
import { submitForm } from '#pages/form/submit-form.ts'
import type { Exported } from '../export/export-actions.ts'
import type { BulkAnswer } from './bulk-actions.ts'
import type { Papers } from './papers-action.ts'

export type BulkResult = FormResult & { answer?: BulkAnswer | Exported | Papers }

/** What became of the orders, where they were changed. */
export const changeIn = (result: BulkResult | undefined): BulkAnswer | undefined =>
  result?.answer && 'refused' in result.answer ? result.answer : undefined

/** Whether they are only shown, on paper or in a file. */
export const isOnlyShown = (what: string | undefined): boolean =>
  /^(print|export)-/.test(what ?? '')

/** At once, so that a bar can show how far it is. */
const batch = 25

interface Batches {
  /** In all; the rest waits for another press. */
  most: number
  onProgress: (done: number) => void
}

/** Sends a change of all that fit piece by piece, each going on behind the last; what was ticked goes at once, as do papers and files. */
export async function sendInBatches(
  page: string | undefined,
  form: FormData,
  { most, onProgress }: Batches,
): Promise<Sent | BulkResult> {
  if (!form.has('all') || isOnlyShown(String(form.get('what')))) return submitForm(page, form)
  let whole: BulkAnswer | undefined
  for (let tried = 0; ;) {
    form.set('most', String(Math.min(batch, most - tried)))
    const result = await submitForm(page, form)
    const answer = answerOf(result)
    // What is done stays done: it is answered with what went wrong then.
    if (!answer) return whole ? stopped(result, whole) : result
    whole = whole ? joined(whole, answer) : answer
    tried += batch
    if (answer.next === undefined || tried >= most)
      return { ...(result as BulkResult), answer: whole }
    form.set('after', answer.next)
    onProgress(tried)
  }
}

type Sent = Awaited<ReturnType<typeof submitForm>>

/** What was done; undefined where nothing was. */
const answerOf = (result: Sent): BulkAnswer | undefined =>
  typeof result === 'object' && isTaken(result) ? changeIn(result as BulkResult) : undefined

function stopped(result: Sent, answer: BulkAnswer): BulkResult | undefined {
  const said = typeof result === 'string' ? refused({ trouble: result }) : result
  return said && { ...said, answer }
}

const joined = (first: BulkAnswer, more: BulkAnswer): BulkAnswer => ({
  ...more,
  done: first.done + more.done,
  steps: [...first.steps, ...more.steps],
  refused: [...first.refused, ...more.refused],
})
