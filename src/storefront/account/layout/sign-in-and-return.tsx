import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { identityWords } from '#storefront/auth/identity-words.ts'

/** What somebody does needs a sign-in of a moment ago: out, in again, and back to this page; also without JavaScript. `panel`: the id of what was sent, which is shown again. */
export function SignInAndReturn({ panel }: { panel?: string | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <div role="alert" className="rounded-control border border-cut bg-cut-wash p-4">
      <p className="mb-3 font-medium text-cut">
        {identityWords['requires-recent-login']()} {m.security_again_text()}
      </p>
      <form method="post" action={localPath('/dashboard')}>
        <input type="hidden" name="from" value={pathname + search + (panel ? `#${panel}` : '')} />
        <SubmitButton what="sign-out" variant="quiet">
          {m.security_again()}
        </SubmitButton>
      </form>
    </div>
  )
}
