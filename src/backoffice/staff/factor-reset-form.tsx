import { m } from '#paraglide/messages.js'
import { buttonClass } from '#ui/button.tsx'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'

/** For somebody who lost their phone and their recovery codes; asked once more, also without JavaScript. */
export function FactorResetForm({ name, form }: { name: string; form: PageForm }) {
  return (
    <>
      <p className="mb-3">{m.user_factor_text()}</p>
      <details>
        <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
          {m.user_factor()}
        </summary>
        <form
          {...form.props}
          aria-label={m.user_factor_sure({ name })}
          className="mt-3 rounded-card border border-cut bg-cut-wash p-4"
        >
          <p className="font-semibold">{m.user_factor_sure({ name })}</p>
          <p className="mb-3">{m.user_factor_sure_text()}</p>
          <div className="flex flex-wrap gap-2">
            <SubmitButton what="reset-factor" variant="quiet" sending={form.sending}>
              {m.user_factor_yes()}
            </SubmitButton>
            <WayOut>{m.factor_off_no()}</WayOut>
          </div>
        </form>
      </details>
    </>
  )
}
