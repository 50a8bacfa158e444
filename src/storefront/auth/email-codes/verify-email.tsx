import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage } from '#shop-context.ts'
import { ShopTitle } from '#storefront/checkout/shop-title.tsx'
import type { Route } from './+types/verify-email'
import { CodeMissing, NeedsScripts, useHasCode } from './mail-code.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { AuthCard } from '../auth-card.tsx'
import { readCode, readKeptCode } from './read-code.ts'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return null
}

/** Of the link; or of one that somebody had to sign in for first. */
const codeOfMail = () => readCode() || readKeptCode()

/** Where the mail leads that asks whether an address is somebody's own. */
export default function VerifyEmail() {
  const hasCode = useHasCode(codeOfMail)
  return (
    <AuthCard title={m.verify_title()} intro={m.verify_intro()}>
      <ShopTitle title={m.verify_title()} />
      <NeedsScripts />
      {hasCode === false ? (
        <CodeMissing to="/dashboard/profile" label={m.verify_ask_again()} />
      ) : (
        <ConfirmEmail readCode={codeOfMail} />
      )}
    </AuthCard>
  )
}
