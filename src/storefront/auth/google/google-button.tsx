import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { apiAddress } from '#storefront/api-address.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { identityWords, type IdentityTrouble } from '../identity-words.ts'
import { GoogleMark } from './google-mark.tsx'
import { openPopup } from './popup-window.ts'

/** Signs in, or up, with a window of Google's own. It opens with the press itself, or browsers would hold it back. */
export function GoogleButton() {
  const [trouble, setTrouble] = useState<IdentityTrouble>()
  /** A second window takes the place of the first: the button shows that one is waited for, and stays open to presses. */
  const [waiting, setWaiting] = useState(0)

  async function enter() {
    setTrouble(undefined)
    if (!navigator.onLine) return setTrouble('network-request-failed')
    const popup = openPopup(apiAddress(`/auth/google?language=${getLocale()}`))
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
