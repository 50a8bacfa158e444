import { isId } from '#platform/text/is-id.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { findImport } from '#shop/import/jobs/list-imports.ts'
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
  const found = isId(id) ? await findImport(context.get(shopContext), id) : undefined
  if (!found) return Response.json(null, { status: 404 })
  const { state, done, total } = found
  return Response.json({ state, done, total })
}
