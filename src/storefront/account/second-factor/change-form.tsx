import { m } from '#paraglide/messages.js'
import { Button, buttonClass } from '#ui/button.tsx'
import { WayOut } from '#pages/way-out.tsx'
import { ProofFields, type FactorForm } from './proof-fields.tsx'

interface ChangeFormProps {
  /** `renew` or `turn-off`. */
  form: FactorForm
  title: string
  text: string
  submit: string
  hasPassword: boolean
}

/** Behind one more press: password and code, for what changes the second factor itself. */
export function ChangeForm({ form, title, text, submit, hasPassword }: ChangeFormProps) {
  const { what } = form
  return (
    <details open={form.result?.error ? true : undefined}>
      <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>{title}</summary>
      <p className="mt-4 max-w-md text-ink-soft">{text}</p>
      <form {...form.props} aria-label={title} className="mt-4 flex max-w-md flex-col gap-4">
        <input type="hidden" name="what" value={what} />
        <ProofFields form={form} hasPassword={hasPassword} withCode />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="quiet"
            busy={form.isBusy}
            className={what === 'turn-off' ? 'text-cut!' : ''}
          >
            {submit}
          </Button>
          <WayOut>{what === 'turn-off' ? m.factor_off_no() : m.factor_renew_no()}</WayOut>
        </div>
      </form>
    </details>
  )
}
