import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { identityWords, type IdentityTrouble } from '../identity-words.ts'
import { useAccount } from '#storefront/session/use-account.ts'
import { keepCode } from './read-code.ts'

type Answer = { outcome: 'sent' } | { outcome: 'sign-in-required' | IdentityTrouble }

/** One press proves the address: programs that only look at links prove nothing. */
export function ConfirmEmail({ readCode }: { readCode: () => string }) {
  const [answer, setAnswer] = useState<Answer>()
  const [isSending, setSending] = useState(false)
  const isSignedIn = useAccount() === 'signed-in'
  const words = {
    ...identityWords,
    'sign-in-required': isSignedIn ? m.verify_other_account : m.verify_sign_in,
  }
  async function send() {
    setSending(true)
    const code = readCode()
    const outcome = await import('./submit-code.ts')
      .then(({ submitCode }) => submitCode('/auth/verify-email', code))
      .catch(() => 'network-request-failed' as const)
    if (outcome === 'sign-in-required') {
      keepCode(code)
      // This browser may only remember a session that has ended: then no other account stands in the way.
      if (isSignedIn) await resume()
    }
    setSending(false)
    setAnswer({ outcome } as Answer)
    if (outcome === 'sent') keepCode('')
  }
  if (answer?.outcome === 'sent')
    return (
      <div className="mt-5">
        <FormDone title={m.verify_done()}>
          <p className="mt-2 mb-4">{m.verify_done_text()}</p>
          <ShopButtonLink to="/dashboard">{m.header_my_account()}</ShopButtonLink>
        </FormDone>
      </div>
    )
  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      <FormNotice trouble={answer?.outcome} words={words} />
      {answer?.outcome === 'sign-in-required' && !isSignedIn && <SignInFirst />}
      {answer?.outcome === 'invalid-action-code' ? (
        <>
          <p>{m.verify_used_already()}</p>
          <ShopButtonLink to="/dashboard/profile" variant="quiet">
            {m.verify_ask_again()}
          </ShopButtonLink>
        </>
      ) : (
        <Button busy={isSending} onClick={() => void send()}>
          {m.verify_submit()}
        </Button>
      )}
    </div>
  )
}

const resume = () =>
  import('#storefront/session/resume-session.ts')
    .then(({ resumeSession }) => resumeSession())
    .catch(() => undefined)

/** Back here afterwards; the code waits in this tab. */
function SignInFirst() {
  return (
    <ShopButtonLink to={`/login?from=${encodeURIComponent(localPath('/verify-email'))}`}>
      {m.login_submit()}
    </ShopButtonLink>
  )
}
