import { data, redirect } from 'react-router'
import { languageOfPath, pathInLanguage } from '../../language.ts'
import { requireAccount } from '../account-context.ts'
import type { Route } from './+types/missing'

/** What the shop's people work on (spec 2, D6). */
const staffPages =
  /^(panelboard|users|visitors|sales|banners|products|orders|customers|order-details)(\/|$)/

export const middleware: Route.MiddlewareFunction[] = [requireAccount]

/** Any other address of the account. Customers are told that a staff page is not theirs. */
export function loader({ request, params }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  if (staffPages.test(params['*']))
    throw redirect(pathInLanguage('/dashboard/not-available', language))
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
