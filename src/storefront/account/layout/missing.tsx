import { data, redirectDocument } from 'react-router'
import type { PageHandle } from '#pages/page-handle.ts'
import type { Route } from './+types/missing'
import { leadToBackOffice } from './to-back-office.ts'

export const handle = { mayOpen: 'signed-in' } satisfies PageHandle

/** Any other URL of the account. */
export function loader({ context, url }: Route.LoaderArgs) {
  leadToBackOffice(context, '/dashboard/panelboard/missing', url)
  throw data(null, { status: 404 })
}

/** The pages of the back office are not among those that a shopper's browser knows: the document at this URL says what is there. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url)
}

export default function Missing() {
  return null
}
