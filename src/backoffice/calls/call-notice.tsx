import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { formatMoment } from '#ui/text/moment.tsx'
import { ActionNotice } from '../action-notice.tsx'
import type { StepAnswer } from './call-action.ts'
import { callNames, callRefusalWords } from './call-words.ts'

/** What came of the last press, of an order that is no longer shown. */
export function CallNotice({ result }: { result: FormResult | undefined }) {
  const { answer } = (result ?? {}) as { answer?: StepAnswer }
  return (
    <ActionNotice
      result={result}
      done={isTaken(result) && answer && doneWords(answer)}
      words={{ ...callRefusalWords, 'changed-meanwhile': m.undo_changed_meanwhile }}
      className="[&>output:not(:empty)]:mt-4"
    />
  )
}

function doneWords({ step, undone }: StepAnswer): string | undefined {
  if (undone !== undefined) return m.undo_done_of({ number: undone })
  if (!step) return undefined
  const { orderId: number, call, callAgainAt } = step
  const said = m.calls_done_of({ number, call: callNames[call]() })
  return callAgainAt === undefined
    ? said
    : `${said} ${m.calls_due({ time: formatMoment(callAgainAt, true) })}`
}
