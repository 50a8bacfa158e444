import { useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { localPath } from '../../shop-link.tsx'
import { identityWords } from '../identity-words.ts'

/** What staff do needs a sign-in of a moment ago: out, in again, and back to this page; also without JavaScript. */
export function SignInAndReturn() {
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action={localPath('/dashboard')}
      role="alert"
      className="flex flex-col items-start gap-3 rounded-control border border-cut bg-cut-wash p-4"
    >
      <input type="hidden" name="from" value={pathname + search} />
      <p className="font-medium text-cut">
        {identityWords['requires-recent-login']()} {m.security_again_text()}
      </p>
      <Button type="submit" name="what" value="sign-out" variant="quiet">
        {m.security_again()}
      </Button>
    </form>
  )
}
