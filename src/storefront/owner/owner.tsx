import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/owner'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { OwnerForm } from './owner-form.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { policy: context.get(shopContext).environment.passwordPolicy }
}

/** Where the link leads that a shop without an owner prints when it starts (D7). */
export default function OwnerPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width flex justify-center pt-4 md:pt-12">
      <ShopTitle title={m.owner_title()} />
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-5 md:p-8">
        <OwnerForm policy={loaderData.policy} />
      </div>
    </div>
  )
}
