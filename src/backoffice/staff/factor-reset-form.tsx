import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button, buttonClass } from '#ui/button.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'
import { WayOut } from '#pages/way-out.tsx'

/** For somebody who lost their phone and their recovery codes; asked once more, also without JavaScript. */
export function FactorResetForm({ name }: { name: string }) {
  const isBusy = useIsSending('reset-factor')
  return (
    <>
      <p className="mb-3">{m.user_factor_text()}</p>
      <details>
        <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
          {m.user_factor()}
        </summary>
        <Form
          method="post"
          aria-label={m.user_factor_sure({ name })}
          className="mt-3 rounded-card border border-cut bg-cut-wash p-4"
        >
          <p className="font-semibold">{m.user_factor_sure({ name })}</p>
          <p className="mb-3">{m.user_factor_sure_text()}</p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="what" value="reset-factor" variant="quiet" busy={isBusy}>
              {m.user_factor_yes()}
            </Button>
            <WayOut>{m.factor_off_no()}</WayOut>
          </div>
        </Form>
      </details>
    </>
  )
}
