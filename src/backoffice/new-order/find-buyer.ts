import type { PageHandle } from '#pages/page-handle.ts'
import { parsePhone } from '#platform/phone.ts'
import { findBuyer, type FoundBuyer } from '#shop/customers/detail/find-buyer.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/find-buyer'

/** Not a page: who calls with a phone, while somebody types it. */
export const handle = { mayOpen: 'move-orders', isData: true } satisfies PageHandle

/** As it comes from the server: moments are text on the way. */
export type ShownBuyer = Omit<FoundBuyer, 'addresses'> & {
  addresses: (Omit<FoundBuyer['addresses'][number], 'lastUsedAt'> & { lastUsedAt: string })[]
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const phone = parsePhone(url.searchParams.get('q') ?? '')
  return Response.json(
    phone === undefined ? null : await findBuyer(context.get(shopContext), phone),
  )
}
