import type { PageHandle } from '#pages/page-handle.ts'
import { listLatest, type LatestEntry } from '#shop/orders/live/list-latest.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/happenings'

/** Not a page: what the bell shows when it is opened. */
export const handle = { mayOpen: 'see-orders' } satisfies PageHandle

const mostShown = 20

/** As it comes from the server: moments are text on the way. */
export type ShownHappening = Omit<LatestEntry, 'at'> & { at: string }

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const latest = await listLatest(context.get(shopContext), mostShown)
  const shown: ShownHappening[] = latest.map(({ at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
  }))
  return Response.json(shown)
}
