import { data, redirect, redirectDocument } from 'react-router'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import { callerContext, shopContext } from '../../../shop-context.ts'
import { accountContext } from '../account-context.ts'
import { turnedAway, withOrigin } from '../admit.ts'
import type { Route } from './+types/missing'
import { neededAt } from './staff-addresses.ts'

/** Any other address of the account. Whoever may not work on a part of the shop is told so, and no more. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  const permission = neededAt(params['*'])
  if (permission) {
    const asked = { permission, address: context.get(callerContext).address }
    const admission = await admitActor(context.get(shopContext), actor, asked)
    if (admission !== 'admitted') throw redirect(withOrigin(turnedAway(actor), url))
  }
  throw data(null, { status: 404 })
}

/** The pages of the back office are not among those that a shopper's browser knows: whatever stands at this address, a document tells. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url)
}

export default function Missing() {
  return null
}
