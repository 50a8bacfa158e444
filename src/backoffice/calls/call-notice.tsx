import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { formatMoment } from '#ui/text/moment.tsx'
import { ActionNotice } from '../action-notice.tsx'
import type { StepAnswer } from './call-action.ts'
import { callNames, callRefusalWords, type CallProblem } from './call-words.ts'
import { StepNotice, stepFields } from './step-notice.tsx'

/** What came of the last press, of an order that is no longer shown. */
export function CallNotice({ form }: { form: PageForm<CallProblem> }) {
  const { result } = form
  const { answer } = (result ?? {}) as { answer?: StepAnswer }
  if (!isTaken(result) || !answer) return <StepNotice result={result} done={undefined} />
  return (
    <StepNotice
      result={result}
      done={doneWords(answer)}
      undo={{ form, fields: stepFields(answer.step) }}
    />
  )
}

/** Why nothing was written. */
export const CallTrouble = ({ result }: { result: FormResult | undefined }) => (
  <ActionNotice
    result={result}
    words={{ ...callRefusalWords, 'changed-meanwhile': m.undo_changed_meanwhile }}
  />
)

function doneWords({ step, undone }: StepAnswer): string | undefined {
  if (undone !== undefined) return m.undo_done_of({ number: undone })
  if (!step) return undefined
  const { orderId: number, call, callAgainAt } = step
  const said = m.calls_done_of({ number, call: callNames[call]() })
  return callAgainAt === undefined
    ? said
    : `${said} ${m.calls_due({ time: formatMoment(callAgainAt, true) })}`
}
