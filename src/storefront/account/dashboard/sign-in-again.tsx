import { m } from '#paraglide/messages.js'
import { identityWords } from '../identity-words.ts'

/** Something that needs a sign-in of a moment ago. Signing out is in the menu beside it; it leads to the way in. */
export function SignInAgain() {
  return (
    <p
      role="alert"
      className="rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut"
    >
      {identityWords['requires-recent-login']()} {m.security_recent_how()}
    </p>
  )
}
