import { data, redirect } from 'react-router'
import { accountContext } from '../account-context.ts'
import { turnedAway, withOrigin } from '../admit.ts'
import type { Route } from './+types/missing'

/** What the shop's people work on (spec 2, D6). */
const staffPages =
  /^(panelboard|users|visitors|sales|banners|products|orders|customers|order-details)(\/|$)/

/** Any other address of the account. Customers are told that a staff page is not theirs. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  if (staffPages.test(params['*']))
    throw redirect(withOrigin(turnedAway(context.get(accountContext)), url))
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
