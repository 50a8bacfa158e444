import { accountContext } from '#pages/account-context.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { listExports } from '#shop/exports/list-exports.ts'
import { isUnfinished } from '#shop/exports/long-export.ts'
import { listLatest, type LatestEntry } from '#shop/orders/live/list-latest.ts'
import { shopContext } from '../../shop-context.ts'
import { showExport, type ShownExport } from '../exports/shown-export.ts'
import type { Route } from './+types/happenings'

/** Not a page: what the bell shows when it is opened. */
export const handle = { mayOpen: 'see-orders', isData: true } satisfies PageHandle

/** As it comes from the server: moments are text on the way. */
export type ShownHappening = Omit<LatestEntry, 'at'> & { at: string }

export interface InTheBell {
  latest: ShownHappening[]
  /** One's own long exports that have ended. */
  exports: ShownExport[]
}

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const { userId } = context.get(accountContext)
  const [latest, exports] = await Promise.all([listLatest(shop, userId), listExports(shop, userId)])
  const shown: InTheBell = {
    latest: latest.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    exports: exports.filter(({ state }) => !isUnfinished(state)).map(showExport),
  }
  return Response.json(shown)
}
