import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/message-sent-page'
import { MessageSent } from './message-sent.tsx'
import { PageHead, useShell } from '../page-head.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

/** Where a browser without JavaScript goes once its message is kept: loaded again, it sends nothing again. */
export default function MessageSentPage({ loaderData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <div className="page-width flex justify-center pt-6 md:pt-12">
      <PageHead
        title={`${m.contact_sent()} · ${shopName}`}
        description={m.contact_next_answer()}
        path="/contact-us/sent"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <div className="w-full max-w-2xl rounded-card border border-line bg-surface p-5 md:p-8">
        <MessageSent isPage>
          <ShopButtonLink to="/shop">{m.error_to_shop()}</ShopButtonLink>
        </MessageSent>
      </div>
    </div>
  )
}
