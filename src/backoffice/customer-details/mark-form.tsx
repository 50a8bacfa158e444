import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { customerMarks } from '#shop/customers/customer.ts'
import { Badge } from '#ui/badge.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { markLooks, markNames } from '../customers/customer-words.ts'
import type { CustomerProblem } from './customer-action.ts'
import type { ShownCustomer } from './shown-customer.ts'

interface MarkFormProps {
  customer: ShownCustomer
  form: PageForm<CustomerProblem>
}

/** How the shop stands to a customer; what is suspicious or blocked has a reason. */
export function MarkForm({ customer: { mark, markReason, events }, form }: MarkFormProps) {
  return (
    <>
      <p>
        <Badge kind={markLooks[mark]}>{markNames[mark]()}</Badge>
      </p>
      {markReason && <p className="mt-2 [overflow-wrap:anywhere]">“{markReason}”</p>}
      {mark === 'blocked' && (
        <p className="mt-2 text-sm text-ink-soft">{m.customers_mark_blocked_text()}</p>
      )}
      <form
        // As it stands now.
        key={events.length}
        {...form.props}
        aria-label={m.customers_mark_save()}
        className="mt-4 flex flex-col gap-3"
      >
        <input type="hidden" name="fromMark" value={mark} />
        <input type="hidden" name="fromReason" value={markReason} />
        <Field label={m.customers_mark_choose()} id="customer-mark">
          {(control) => (
            <Select {...control} name="mark" defaultValue={mark}>
              {customerMarks.map((each) => (
                <option key={each} value={each}>
                  {markNames[each]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          {...form.field('reason')}
          label={m.customers_mark_reason()}
          hint={m.customers_mark_reason_hint()}
          maxLength={500}
          autoComplete="off"
        />
        <SubmitButton what="mark" variant="quiet" sending={form.sending} className="self-start">
          {m.customers_mark_save()}
        </SubmitButton>
      </form>
    </>
  )
}
