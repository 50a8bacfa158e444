import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { Button } from '#ui/button.tsx'
import { apiAddress } from '../../api-address.ts'
import { FormNotice } from '../../forms/form-notice.tsx'
import { identityWords, type IdentityTrouble } from '../identity-words.ts'
import { GoogleMark } from './google-mark.tsx'
import { openPopup } from './popup-window.ts'

/** Signs in, or up, with a window of Google's own. It opens with the press itself, or browsers would hold it back. */
export function GoogleButton() {
  const [trouble, setTrouble] = useState<IdentityTrouble>()

  async function enter() {
    setTrouble(undefined)
    if (!navigator.onLine) return setTrouble('network-request-failed')
    const popup = openPopup(apiAddress(`/auth/google?language=${getLocale()}`))
    if (!popup) return setTrouble('popup-blocked')
    const outcome = await import('./enter-with-google.ts')
      .then(({ enterWithGoogle }) => enterWithGoogle(popup))
      .catch(() => 'network-request-failed' as const)
    if (outcome !== 'sent') setTrouble(outcome)
  }

  return (
    <div className="mb-5 noscript:hidden">
      <FormNotice answer={trouble && { outcome: trouble }} words={identityWords} />
      <Button variant="quiet" className="mt-4 w-full" onClick={() => void enter()}>
        <GoogleMark />
        {m.login_google()}
      </Button>
      <p className="mt-5 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.login_or()}
      </p>
    </div>
  )
}
