import { data, redirect, redirectDocument } from 'react-router'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { shopContext } from '#shop-context.ts'
import type { Route } from './+types/not-found'
import { findNewPath } from '../old-urls/find-new-path.ts'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

/** Any other path: where a URL of the shop that the goods came from leads now, or the error page, shown by the layout (spec 2, 8). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname)
  const path = await findNewPath(context.get(shopContext), params['*'])
  // The rest of the query goes along by itself (platform/web/pages/carry-campaign.ts).
  if (path !== undefined) throw redirect(pathInLanguage(path, language), 301)
  throw data(null, { status: 404 })
}

/** A browser knows only the pages that are for everybody, until somebody signs in: the document says what stands at this address. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url)
}

export default function NotFound() {
  return null
}
