import { useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import {
  confirmFragment,
  confirmId,
  emailToConfirm,
  sessionEndedFragment,
  sessionEndedId,
} from '#storefront/session/sign-out/sign-out-reason.ts'

/** Why somebody signs in who did so before. */
type SignInReason = 'ended' | 'confirm'

const reasons: Readonly<Record<string, SignInReason | undefined>> = {
  [sessionEndedFragment]: 'ended',
  [confirmFragment]: 'confirm',
}

/** Only the URL knows: the page is the same for everybody. */
export const useSignInReason = (): SignInReason | undefined =>
  useSyncExternalStore(watchHash, readReason, () => undefined)

/** The e-mail of a person who is asked for their password once more. */
export const useEmailToConfirm = (): string | undefined =>
  useSyncExternalStore(watchHash, readEmail, () => undefined)

const notices = [
  { id: sessionEndedId, reason: 'ended', text: m.login_session_ended },
  { id: confirmId, reason: 'confirm', text: m.login_confirm_text },
] as const

/** Says it without scripts, too. */
export function SignInReasonNotice() {
  const current = useSignInReason()
  return notices.map(({ id, reason, text }) => (
    <div key={id} id={id} className={current === reason ? '' : 'hidden scroll-mt-96 target:block'}>
      <p className="mt-4 rounded-control border border-line bg-brand-wash px-4 py-3 font-medium">
        {text()}
      </p>
    </div>
  ))
}

const readReason = () => reasons[window.location.hash]

const readEmail = () => (readReason() === 'confirm' ? emailToConfirm(document.cookie) : undefined)

function watchHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
