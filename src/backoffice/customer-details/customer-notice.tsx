import { m } from '#paraglide/messages.js'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ActionNotice } from '../action-notice.tsx'
import { StepNotice } from '../calls/step-notice.tsx'
import { markNames } from '../customers/customer-words.ts'
import type { CustomerAnswer, CustomerProblem } from './customer-action.ts'
import type { ShownCustomer } from './shown-customer.ts'

const troubles = {
  'changed-meanwhile': m.customers_mark_changed_meanwhile,
  'tags-full': m.customers_tags_full,
  'too-many-tags': m.customers_tags_too_many,
  'same-customer': m.customers_join_same,
  'works-here': m.customers_works_here,
}

interface CustomerNoticeProps {
  /** As they stand after the answer. */
  customer: ShownCustomer
  form: PageForm<CustomerProblem>
}

/** What came of the last press, and for ten seconds the way to take it back. */
export function CustomerNotice({ customer, form }: CustomerNoticeProps) {
  const result: (FormResult & { answer?: CustomerAnswer }) | undefined = form.result
  const done = isTaken(result) ? result?.form : undefined
  const undo = result?.answer?.undo
  return (
    <>
      <ActionNotice
        result={result}
        done={doneWords(done)}
        words={troubles}
        className="[&>output:not(:empty)]:mt-4"
      />
      <StepNotice
        result={result}
        done={changedWords(done, customer, undo !== undefined)}
        undo={undo && { form, ...undo }}
      />
    </>
  )
}

function doneWords(form: string | undefined): string | undefined {
  switch (form) {
    case 'note':
      return m.customers_noted()
    case 'join':
      return m.customers_joined()
    case 'undo-join':
      return m.customers_separated()
    case 'export':
      return m.customers_export_begun()
    default:
      return undefined
  }
}

/** What one press takes back, for a moment. */
function changedWords(
  form: string | undefined,
  { mark }: ShownCustomer,
  isChanged: boolean,
): string | undefined {
  switch (form) {
    case 'mark':
      return isChanged
        ? m.customers_marked({ mark: markNames[mark]() })
        : m.customers_mark_same({ mark: markNames[mark]() })
    case 'tag':
    case 'untag':
      return m.customers_tagged()
    case 'undo-tag':
    case 'undo-mark':
      return m.customers_undone()
    default:
      return undefined
  }
}
