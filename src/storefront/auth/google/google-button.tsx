import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { apiPath } from '#storefront/api-path.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { identityWords, type IdentityTrouble } from '../identity-words.ts'
import { noteWayOn } from './note-way-on.ts'
import { openPopup } from './popup-window.ts'

/** Signs in, or up, with a window of Google's own. It opens with the press itself, or browsers would hold it back. */
export function GoogleButton() {
  const [trouble, setTrouble] = useState<IdentityTrouble>()
  /** A second window takes the place of the first: the button shows that one is waited for, and stays open to presses. */
  const [waiting, setWaiting] = useState(0)

  async function enter() {
    setTrouble(undefined)
    if (!navigator.onLine) return setTrouble('network-request-failed')
    noteWayOn()
    const popup = openPopup(apiPath(`/auth/google?language=${getLocale()}`))
    if (!popup) return setTrouble('popup-blocked')
    setWaiting((count) => count + 1)
    const outcome = await import('./sign-in-with-google.ts')
      .then(({ signInWithGoogle }) => signInWithGoogle(popup))
      .catch(() => 'network-request-failed' as const)
    setWaiting((count) => count - 1)
    if (outcome !== 'sent') setTrouble(outcome)
  }

  return (
    <div className="mb-5 noscript:hidden">
      <FormNotice trouble={trouble} words={identityWords} />
      <button
        type="button"
        className={buttonClass('quiet', 'mt-4 w-full')}
        aria-busy={waiting > 0 || undefined}
        onClick={() => void enter()}
      >
        {waiting > 0 ? <Spinner /> : <GoogleMark />}
        {m.login_google()}
      </button>
      <p className="mt-5 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.login_or()}
      </p>
    </div>
  )
}

/** Google's own mark, in its own colours, as its guidelines ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-5" aria-hidden>
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  )
}
