import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'
import { buttonClass } from '#ui/button.tsx'
import type { CustomerProblem } from './customer-action.ts'

interface PrivacyFormsProps {
  name: string
  form: PageForm<CustomerProblem>
}

/** What a person may ask of the shop: to get what is known of them, and to be erased. */
export function PrivacyForms({ name, form }: PrivacyFormsProps) {
  return (
    <div className="flex flex-col gap-4">
      <form {...form.props} aria-label={m.customers_data_export()}>
        <p className="mb-2 text-ink-soft">{m.customers_data_text()}</p>
        <SubmitButton what="export" variant="quiet" sending={form.sending}>
          {m.customers_data_export()}
        </SubmitButton>
      </form>
      <details>
        <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
          {m.customers_erase()}
        </summary>
        <form
          {...form.props}
          aria-label={m.customers_erase_sure({ name })}
          className="mt-3 flex flex-col gap-3 rounded-card border border-cut bg-cut-wash p-4"
        >
          <p className="font-semibold">{m.customers_erase_sure({ name })}</p>
          <p>{m.customers_erase_text()}</p>
          <div className="flex flex-wrap gap-2">
            <SubmitButton what="erase" variant="quiet" sending={form.sending}>
              {m.customers_erase_yes()}
            </SubmitButton>
            <WayOut>{m.customers_erase_no()}</WayOut>
          </div>
        </form>
      </details>
    </div>
  )
}
