import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage, shopContext } from '../../shop-context.ts'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { NeedsScripts } from './entry/needs-scripts.tsx'
import type { Route } from './+types/reset-password'
import { EntryCard } from './entry/entry-card.tsx'
import { NewPasswordForm } from './entry/new-password-form.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { policy: context.get(shopContext).environment.passwordPolicy }
}

/** Where the mail for a forgotten password leads. */
export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return (
    <EntryCard title={m.newpassword_title()} intro={m.newpassword_intro()}>
      <ShopTitle title={m.newpassword_title()} />
      <NeedsScripts />
      <NewPasswordForm policy={loaderData.policy} />
    </EntryCard>
  )
}
