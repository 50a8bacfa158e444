import { accountContext } from '#pages/account-context.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { listExports } from '#shop/exports/list-exports.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/exports-now'
import { showExport } from './shown-export.ts'

/** Not a page: how far one’s own exports are. */
export const handle = {
  mayOpen: 'open-back-office',
  isUnasked: true,
  isData: true,
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { userId } = context.get(accountContext)
  const own = await listExports(context.get(shopContext), userId)
  return Response.json(own.map(showExport))
}
