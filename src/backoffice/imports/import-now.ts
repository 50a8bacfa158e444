import { isId } from '#platform/text/is-id.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { findImport } from '#shop/import/jobs/list-imports.ts'
import { progressOf } from '#shop/import/undo/undo-import.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/import-now'

/** Not a page: how far an import is. */
export const handle = {
  mayOpen: 'edit-products',
  isUnasked: true,
  isData: true,
} satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const id = params.import
  const shop = context.get(shopContext)
  const found = isId(id) ? await findImport(shop, id) : undefined
  if (!found) return Response.json(null, { status: 404 })
  return Response.json({ state: found.state, ...(await progressOf(shop, found)) })
}
