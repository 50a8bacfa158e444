import { data, redirect } from 'react-router'
import { accountContext } from '../account-context.ts'
import { turnedAway, withOrigin } from '../admit.ts'
import type { Route } from './+types/missing'
import { isClosedTo } from './staff-addresses.ts'

/** Any other address of the account. Whoever may not work on a part of the shop is told so, and no more. */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  if (isClosedTo(actor, params['*'])) throw redirect(withOrigin(turnedAway(actor), url))
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
