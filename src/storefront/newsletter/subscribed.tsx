import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/subscribed'
import { FormDone } from '#pages/form/form-done.tsx'
import { PageHead, useShell } from '../page-head.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

/** Where a browser without JavaScript goes once it asked for the newsletter. */
export default function Subscribed({ loaderData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <div className="page-width flex justify-center pt-6 md:pt-12">
      <PageHead
        title={`${m.newsletter_done()} · ${shopName}`}
        description={m.newsletter_done_text()}
        path="/newsletter/subscribed"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <div className="w-full max-w-2xl rounded-card border border-line bg-surface p-5 md:p-8">
        <FormDone title={m.newsletter_done()} isPage>
          <p className="mt-1 mb-5 text-ink-soft">{m.newsletter_done_text()}</p>
          <ShopButtonLink to="/shop">{m.error_to_shop()}</ShopButtonLink>
        </FormDone>
      </div>
    </div>
  )
}
