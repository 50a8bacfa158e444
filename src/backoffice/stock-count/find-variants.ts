import type { PageHandle } from '#pages/page-handle.ts'
import { findCountable } from '#shop/stock-counts/find-countable.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/find-variants'

/** Not a page: what somebody scans or types who counts the shelf. */
export const handle = { mayOpen: 'edit-products', isData: true } satisfies PageHandle

const longestTyped = 100

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const typed = (url.searchParams.get('code') ?? '').trim().slice(0, longestTyped)
  return Response.json(await findCountable(context.get(shopContext), typed))
}
