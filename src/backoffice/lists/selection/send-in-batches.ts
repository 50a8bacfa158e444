import { isTaken, refused, type FormResult } from '#pages/form/form-result.ts'
import { submitForm } from '#pages/form/submit-form.ts'

/** What became of many rows. */
export interface ChangedRows {
  /** How many it was done to. */
  done: number
  refused: readonly unknown[]
  /** What can be taken back for a moment. */
  steps?: readonly unknown[]
  /** Rows whose tags it changed. */
  tagged?: readonly string[]
  /** The id of the last one, where more fit. */
  next?: string | undefined
}

type Result<Answer> = FormResult & { answer?: Answer | object }

/** What became of the rows, where they were changed. */
export const changeIn = <Answer extends ChangedRows>(
  result: Result<Answer> | undefined,
): Answer | undefined =>
  result?.answer && 'refused' in result.answer ? (result.answer as Answer) : undefined

/** Whether they are only shown, on paper, in a file or before a change. */
export const isOnlyShown = (what: string | undefined): boolean =>
  /^(print|export|preview)-/.test(what ?? '')

/** At once, so that a bar can show how far it is. */
const batch = 25

interface Batches {
  /** In all; the rest waits for another press. */
  most: number
  onProgress: (done: number) => void
}

type Sent = Awaited<ReturnType<typeof submitForm>>

/** Sends a change of all that fit piece by piece, each going on behind the last; what was ticked goes at once, as do papers and files. */
export async function sendInBatches<Answer extends ChangedRows>(
  page: string | undefined,
  form: FormData,
  { most, onProgress }: Batches,
): Promise<Sent | Result<Answer>> {
  if (!form.has('all') || isOnlyShown(String(form.get('what')))) return submitForm(page, form)
  let whole: Answer | undefined
  for (let tried = 0; ;) {
    form.set('most', String(Math.min(batch, most - tried)))
    const result = await submitForm(page, form)
    const answer = answerOf<Answer>(result)
    // What is done stays done: it is answered with what went wrong then.
    if (!answer) return whole ? stopped(result, whole) : result
    whole = whole ? joined(whole, answer) : answer
    tried += batch
    if (answer.next === undefined || tried >= most)
      return { ...(result as Result<Answer>), answer: whole }
    form.set('after', answer.next)
    onProgress(tried)
  }
}

/** What was done; undefined where nothing was. */
const answerOf = <Answer extends ChangedRows>(result: Sent): Answer | undefined =>
  typeof result === 'object' && isTaken(result) ? changeIn<Answer>(result) : undefined

function stopped<Answer>(result: Sent, answer: Answer): Result<Answer> | undefined {
  const said = typeof result === 'string' ? refused({ trouble: result }) : result
  return said && { ...said, answer }
}

const joined = <Answer extends ChangedRows>(first: Answer, more: Answer): Answer => ({
  ...more,
  done: first.done + more.done,
  refused: [...first.refused, ...more.refused],
  ...(more.steps && { steps: [...(first.steps ?? []), ...more.steps] }),
  ...(more.tagged && { tagged: [...(first.tagged ?? []), ...more.tagged] }),
})
