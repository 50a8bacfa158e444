import { data, redirectDocument } from 'react-router'
import type { PageHandle } from '#pages/page-handle.ts'
import type { Route } from './+types/not-found'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

/** Any other path: the error page, shown by the layout (spec 2, 8). */
export function loader() {
  throw data(null, { status: 404 })
}

/** A browser knows only the pages that are for everybody, until somebody signs in: the document says what stands at this address. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url)
}

export default function NotFound() {
  return null
}
