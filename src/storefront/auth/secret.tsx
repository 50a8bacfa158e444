import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import type { Route } from './+types/secret'
import { AuthCard } from './auth-card.tsx'
import { ShopTitle } from '../checkout/shop-title.tsx'

export const handle = { mayOpen: 'signed-in' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, emailVerified } = context.get(accountContext)
  return { name, email, emailVerified }
}

/** Only for signed-in visitors: the account they are signed in with (D22). */
export default function Secret({
  loaderData: { name, email, emailVerified },
}: Route.ComponentProps) {
  return (
    <AuthCard title={m.secret_title()}>
      <ShopTitle title={m.secret_title()} />
      <dl className="mt-4 mb-6 space-y-3">
        <Fact term={m.register_name()}>{name}</Fact>
        <Fact term={m.login_email()}>
          {email}
          <span className="block text-sm font-normal text-ink-soft">
            {emailVerified ? m.account_email_verified() : m.account_email_unverified()}
          </span>
        </Fact>
      </dl>
      <ShopButtonLink to="/dashboard">{m.header_my_account()}</ShopButtonLink>
    </AuthCard>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
