import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { publicPage } from '../../shop-context.ts'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { FormDone } from '../forms/form-done.tsx'
import { FormNotice } from '../forms/form-notice.tsx'
import { localPath, ShopButtonLink } from '../shop-link.tsx'
import type { Route } from './+types/verify-email'
import { EntryCard } from './entry/entry-card.tsx'
import { NeedsScripts } from './entry/needs-scripts.tsx'
import { keepCode, readCode, readKeptCode } from './entry/read-code.ts'
import { identityWords, type IdentityTrouble } from './identity-words.ts'
import { useAccount } from './use-account.ts'

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return null
}

type Answer = { outcome: 'sent' } | { outcome: 'sign-in-required' | IdentityTrouble }

/** Where the mail leads that asks whether an address is somebody's own. One press: programs that look at links prove nothing. */
export default function VerifyEmail() {
  const [answer, setAnswer] = useState<Answer>()
  const [isSending, setSending] = useState(false)
  const isSignedIn = useAccount() === 'signed-in'
  const words = {
    ...identityWords,
    'sign-in-required': isSignedIn ? m.verify_other_account : m.verify_sign_in,
  }
  useEffect(() => void readCode(), [])
  async function send() {
    setSending(true)
    const code = readCode() || readKeptCode()
    const outcome = await import('./entry/send-code.ts')
      .then(({ sendCode }) => sendCode('/auth/verify-email', code))
      .catch(() => 'network-request-failed' as const)
    if (outcome === 'sign-in-required') keepCode(code)
    if (outcome === 'sent') keepCode('')
    setSending(false)
    setAnswer({ outcome } as Answer)
  }
  return (
    <EntryCard title={m.verify_title()} intro={m.verify_intro()}>
      <ShopTitle title={m.verify_title()} />
      <NeedsScripts />
      <div className="mt-5">
        {answer?.outcome === 'sent' ? (
          <FormDone title={m.verify_done()}>
            <p className="mt-2 mb-4">{m.verify_done_text()}</p>
            <ShopButtonLink to="/dashboard">{m.header_my_account()}</ShopButtonLink>
          </FormDone>
        ) : (
          <div className="flex flex-col items-start gap-4">
            <FormNotice answer={answer} words={words} />
            {answer?.outcome === 'sign-in-required' && !isSignedIn && <SignInFirst />}
            <Button busy={isSending} onClick={() => void send()}>
              {m.verify_submit()}
            </Button>
          </div>
        )}
      </div>
    </EntryCard>
  )
}

/** Back here afterwards; the code waits in this tab. */
function SignInFirst() {
  return (
    <ShopButtonLink to={`/login?from=${encodeURIComponent(localPath('/verify-email'))}`}>
      {m.login_submit()}
    </ShopButtonLink>
  )
}
