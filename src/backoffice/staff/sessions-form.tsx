import { m } from '#paraglide/messages.js'
import { buttonClass } from '#ui/button.tsx'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'

/** Signs somebody out everywhere, who may sign in again; asked once more, also without JavaScript. */
export function SessionsForm({ name, form }: { name: string; form: PageForm }) {
  // Done, what was asked folds.
  const isDone = form.isTaken && form.result?.form === 'end-sessions'
  return (
    <>
      <p className="mb-3">{m.user_sessions_text()}</p>
      <details key={String(isDone)}>
        <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
          {m.user_sessions_end()}
        </summary>
        <form
          {...form.props}
          aria-label={m.user_sessions_sure({ name })}
          className="mt-3 rounded-card border border-cut bg-cut-wash p-4"
        >
          <p className="font-semibold">{m.user_sessions_sure({ name })}</p>
          <p className="mb-3">{m.user_sessions_sure_text()}</p>
          <div className="flex flex-wrap gap-2">
            <SubmitButton what="end-sessions" variant="quiet" sending={form.sending}>
              {m.user_sessions_yes()}
            </SubmitButton>
            <WayOut>{m.user_sessions_no()}</WayOut>
          </div>
        </form>
      </details>
    </>
  )
}
