import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage } from '../../shop-context.ts'
import { ShopTitle } from '../checkout/shop-title.tsx'
import type { Route } from './+types/verify-email'
import { CodeMissing } from './entry/code-missing.tsx'
import { ConfirmAddress } from './entry/confirm-address.tsx'
import { EntryCard } from './entry/entry-card.tsx'
import { NeedsScripts } from './entry/needs-scripts.tsx'
import { readCode, readKeptCode } from './entry/read-code.ts'
import { useHasCode } from './entry/use-has-code.ts'

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
    <EntryCard title={m.verify_title()} intro={m.verify_intro()}>
      <ShopTitle title={m.verify_title()} />
      <NeedsScripts />
      {hasCode === false ? (
        <CodeMissing to="/dashboard/profile" label={m.verify_ask_again()} />
      ) : (
        <ConfirmAddress readCode={codeOfMail} />
      )}
    </EntryCard>
  )
}
