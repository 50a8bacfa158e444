import { beforeEach, describe, expect, test } from 'vitest'
import {
  inviteEverybody,
  visitorNames,
  type VisitorName,
  type Visitors,
} from '../../tests/examples/visitors.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { openApi, type ApiHandler } from './open-api.ts'
import type { ApiRoute } from './route.ts'
import { routes } from './routes.ts'

/**
 * Who may make each call, said a second time and by hand. A call that is not here fails the test: decide who may make it.
 * `own page`: anyone, but no page of another site. `themselves`: only whose account it is, and those who manage accounts. `session`: only the cookie of whose
 * account it is.
 */
const policy: Record<string, Expected> = {
  'GET /product': 'anyone',
  'GET /product/{id}': 'anyone',
  'GET /product/{id}/reviews': 'anyone',
  'PUT /reviews': 'signed-in',
  'POST /reviews/{id}/reports': 'anyone',
  'GET /product/{id}/questions': 'anyone',
  'POST /product/{id}/questions': 'anyone',
  'POST /questions/{id}/reports': 'anyone',
  'GET /questions': ['moderator', 'admin', 'owner'],
  'PUT /questions/{id}/answer': ['moderator', 'admin', 'owner'],
  'PUT /questions/{id}/hidden': ['moderator', 'admin', 'owner'],
  'GET /reviews': ['moderator', 'admin', 'owner'],
  'GET /reviews/counts': ['moderator', 'admin', 'owner'],
  'POST /reviews/moderations': ['moderator', 'admin', 'owner'],
  'PUT /reviews/{id}/status': ['moderator', 'admin', 'owner'],
  'PUT /reviews/{id}/answer': ['moderator', 'admin', 'owner'],
  'GET /products': ['moderator', 'admin', 'owner'],
  'GET /products/{id}': ['moderator', 'admin', 'owner'],
  'POST /pictures': ['moderator', 'admin', 'owner'],
  'POST /products/changes': ['moderator', 'admin', 'owner'],
  'POST /products/undo': ['moderator', 'admin', 'owner'],
  'GET /price-changes': ['moderator', 'admin', 'owner'],
  'POST /price-changes/{id}/undo': ['moderator', 'admin', 'owner'],
  'POST /products': ['moderator', 'admin', 'owner'],
  'PUT /products/{id}': ['moderator', 'admin', 'owner'],
  'DELETE /products/{id}': ['moderator', 'admin', 'owner'],
  'PUT /products/{id}/presence': ['moderator', 'admin', 'owner'],
  'POST /variants/{id}/stock': ['moderator', 'admin', 'owner'],
  'GET /product-imports': ['moderator', 'admin', 'owner'],
  'POST /product-imports': ['moderator', 'admin', 'owner'],
  'GET /product-imports/{id}': ['moderator', 'admin', 'owner'],
  'POST /product-imports/{id}/begin': ['moderator', 'admin', 'owner'],
  'POST /product-imports/{id}/columns': ['moderator', 'admin', 'owner'],
  'POST /product-imports/{id}/stop': ['moderator', 'admin', 'owner'],
  'POST /product-imports/{id}/undo': ['moderator', 'admin', 'owner'],
  'GET /product-imports/{id}/report': ['moderator', 'admin', 'owner'],
  'GET /stock-counts/variants': ['moderator', 'admin', 'owner'],
  'POST /stock-counts': ['moderator', 'admin', 'owner'],
  'GET /products/{id}/stock-movements': ['moderator', 'admin', 'owner'],
  'GET /attributes': ['moderator', 'admin', 'owner'],
  'POST /attributes': ['moderator', 'admin', 'owner'],
  'PUT /attributes/order': ['moderator', 'admin', 'owner'],
  'PUT /attributes/{id}': ['moderator', 'admin', 'owner'],
  'DELETE /attributes/{id}': ['moderator', 'admin', 'owner'],
  'GET /categories': 'anyone',
  'GET /categories/tree': ['moderator', 'admin', 'owner'],
  'POST /categories': ['moderator', 'admin', 'owner'],
  'PUT /categories/{id}': ['moderator', 'admin', 'owner'],
  'PUT /categories/{id}/place': ['moderator', 'admin', 'owner'],
  'PUT /categories/{id}/hidden': ['moderator', 'admin', 'owner'],
  'DELETE /categories/{id}': ['moderator', 'admin', 'owner'],
  'GET /reports/sales': ['admin', 'owner'],
  'GET /reports/sales/totals': ['admin', 'owner'],
  'GET /reports/sales/file': ['admin', 'owner'],
  'GET /reports/sales/orders': ['admin', 'owner'],
  'GET /reports/reasons': ['admin', 'owner'],
  'GET /reports/customers': ['admin', 'owner'],
  'GET /reports/customers/orders': ['admin', 'owner'],
  'GET /reports/stock': ['admin', 'owner'],
  'GET /reports/vat': ['admin', 'owner'],
  'GET /reports/panelboard': ['admin', 'owner'],
  'GET /coupons': ['admin', 'owner'],
  'POST /coupons': ['admin', 'owner'],
  'GET /coupons/{id}': ['admin', 'owner'],
  'GET /coupons/{id}/numbers': ['admin', 'owner'],
  'PUT /coupons/{id}': ['admin', 'owner'],
  'POST /coupons/{id}/switch': ['admin', 'owner'],
  'GET /coupons/{id}/codes': ['admin', 'owner'],
  'GET /coupons/{id}/codes/file': ['admin', 'owner'],
  'POST /coupons/{id}/codes': ['admin', 'owner'],
  'DELETE /coupons/{id}/codes/{code}': ['admin', 'owner'],
  'GET /banner': 'anyone',
  'GET /banners': ['moderator', 'admin', 'owner'],
  'POST /banners': ['moderator', 'admin', 'owner'],
  'PUT /banners/order': ['moderator', 'admin', 'owner'],
  'PUT /banners/{id}': ['moderator', 'admin', 'owner'],
  'DELETE /banners/{id}': ['moderator', 'admin', 'owner'],
  'POST /banners/{id}/restore': ['moderator', 'admin', 'owner'],
  'GET /menus': ['admin', 'owner'],
  'PUT /menus/{place}': ['admin', 'owner'],
  'GET /pages': ['admin', 'owner'],
  'POST /pages': ['admin', 'owner'],
  'GET /pages/{id}': ['admin', 'owner'],
  'PUT /pages/{id}': ['admin', 'owner'],
  'DELETE /pages/{id}': ['admin', 'owner'],
  'POST /pages/{id}/restore': ['admin', 'owner'],
  'GET /pages/{id}/versions': ['admin', 'owner'],
  'GET /pages/{id}/versions/{version}': ['admin', 'owner'],
  'POST /pages/{id}/versions/{version}/restore': ['admin', 'owner'],
  'GET /articles': ['admin', 'owner'],
  'POST /articles': ['admin', 'owner'],
  'GET /articles/{id}': ['admin', 'owner'],
  'PUT /articles/{id}': ['admin', 'owner'],
  'DELETE /articles/{id}': ['admin', 'owner'],
  'POST /articles/{id}/restore': ['admin', 'owner'],
  'GET /articles/{id}/versions': ['admin', 'owner'],
  'GET /articles/{id}/versions/{version}': ['admin', 'owner'],
  'POST /articles/{id}/versions/{version}/restore': ['admin', 'owner'],
  'GET /order': 'signed-in',
  'POST /order': 'anyone',
  'POST /order/claim': 'signed-in',
  'POST /order/{orderId}/open-claim': ['moderator', 'admin', 'owner'],
  'GET /orders': ['moderator', 'admin', 'owner'],
  'POST /orders': ['moderator', 'admin', 'owner'],
  'GET /orders/counts': ['moderator', 'admin', 'owner'],
  'GET /orders/variants': ['moderator', 'admin', 'owner'],
  'GET /orders/tags': ['moderator', 'admin', 'owner'],
  'GET /order/{orderId}': ['moderator', 'admin', 'owner'],
  'PUT /order/{orderId}': ['moderator', 'admin', 'owner'],
  'POST /order/{orderId}/returns': ['moderator', 'admin', 'owner'],
  'PUT /order/{orderId}/status': ['moderator', 'admin', 'owner'],
  'PUT /order/{orderId}/payment': ['moderator', 'admin', 'owner'],
  'POST /orders/moves': ['moderator', 'admin', 'owner'],
  'POST /orders/payments': ['moderator', 'admin', 'owner'],
  'POST /orders/tags': ['moderator', 'admin', 'owner'],
  'GET /orders/export': ['admin', 'owner'],
  'POST /orders/undo': ['moderator', 'admin', 'owner'],
  'POST /orders/exports': ['admin', 'owner'],
  'POST /customers/exports': ['admin', 'owner'],
  'POST /customers/tags': ['moderator', 'admin', 'owner'],
  'GET /exports': ['moderator', 'admin', 'owner'],
  'GET /exports/{id}': ['moderator', 'admin', 'owner'],
  'POST /exports/{id}/retry': ['moderator', 'admin', 'owner'],
  'GET /exports/{id}/file': ['moderator', 'admin', 'owner'],
  'GET /products/export': ['moderator', 'admin', 'owner'],
  'POST /products/exports': ['moderator', 'admin', 'owner'],
  'DELETE /exports/{id}': ['moderator', 'admin', 'owner'],
  'POST /order/{orderId}/notes': ['moderator', 'admin', 'owner'],
  'GET /order-events': ['moderator', 'admin', 'owner'],
  'PUT /order/{orderId}/presence': ['moderator', 'admin', 'owner'],
  'GET /customers': ['moderator', 'admin', 'owner'],
  'GET /customers/export': ['admin', 'owner'],
  'GET /customers/tags': ['moderator', 'admin', 'owner'],
  'GET /customers/{id}': ['moderator', 'admin', 'owner'],
  'GET /customers/{id}/data': ['admin', 'owner'],
  'POST /customers/{id}/notes': ['moderator', 'admin', 'owner'],
  'POST /customers/{id}/tags': ['moderator', 'admin', 'owner'],
  'PUT /customers/{id}/mark': ['moderator', 'admin', 'owner'],
  'POST /customers/{id}/joins': ['moderator', 'admin', 'owner'],
  'DELETE /customers/joins/{id}': ['moderator', 'admin', 'owner'],
  'DELETE /customers/{id}': ['admin', 'owner'],
  'GET /order/{orderId}/calls': ['moderator', 'admin', 'owner'],
  'POST /order/{orderId}/calls': ['moderator', 'admin', 'owner'],
  'GET /calls/counts': ['moderator', 'admin', 'owner'],
  'GET /calls/promised': ['moderator', 'admin', 'owner'],
  'POST /calls/next': ['moderator', 'admin', 'owner'],
  'DELETE /order/{orderId}/hold': ['moderator', 'admin', 'owner'],
  'POST /order/{orderId}/undo': ['moderator', 'admin', 'owner'],
  'POST /quote': 'anyone',
  'GET /districts': 'anyone',
  'GET /areas': 'anyone',
  'GET /delivery/zones': 'anyone',
  'GET /delivery/quote': 'anyone',
  'POST /newsletter': 'anyone',
  'GET /newsletter/subscribers': ['moderator', 'admin', 'owner'],
  'GET /newsletter/subscribers/export': ['admin', 'owner'],
  'POST /contact': 'anyone',
  'GET /messages': ['moderator', 'admin', 'owner'],
  'GET /messages/counts': ['moderator', 'admin', 'owner'],
  'GET /messages/{id}': ['moderator', 'admin', 'owner'],
  'POST /messages/{id}/answers': ['moderator', 'admin', 'owner'],
  'POST /messages/{id}/replies': ['moderator', 'admin', 'owner'],
  'POST /messages/{id}/notes': ['moderator', 'admin', 'owner'],
  'PUT /messages/{id}/status': ['moderator', 'admin', 'owner'],
  'PUT /messages/{id}/assignee': ['moderator', 'admin', 'owner'],
  'GET /visitors': ['admin', 'owner'],
  'GET /reports/visits': ['admin', 'owner'],
  'GET /reports/visits/live': ['admin', 'owner'],
  'POST /visitor': 'signed-in',
  'POST /jwt': 'session',
  'PUT /user/{email}': 'themselves',
  'GET /password-policy': 'anyone',
  'GET /auth-config': 'anyone',
  'GET /auth/jwks': 'anyone',
  'GET /auth/google': 'anyone',
  'GET /auth/callback/google': 'anyone',
  'GET /auth/popup-end': 'anyone',
  'GET /auth/session': 'not blocked',
  'GET /auth/sessions': 'signed-in',
  'DELETE /auth/sessions': 'signed-in',
  'DELETE /auth/sessions/{id}': 'signed-in',
  'POST /auth/sign-up': 'own page',
  'POST /auth/sign-in': 'own page',
  'POST /auth/sign-out': 'own page',
  'POST /auth/claim-shop': 'own page',
  'POST /auth/ask-reset': 'own page',
  'POST /auth/reset-password': 'own page',
  'POST /auth/ask-verification': 'signed-in',
  'POST /auth/verify-email': 'signed-in',
  'POST /auth/change-email': 'signed-in',
  'POST /auth/change-password': 'signed-in',
  'GET /me/lists': 'signed-in',
  'PUT /me/lists': 'signed-in',
  'POST /auth/second-factor': 'own page',
  'GET /auth/second-factor': 'signed-in',
  'POST /auth/second-factor/set-up': 'signed-in',
  'POST /auth/second-factor/turn-on': 'signed-in',
  'POST /auth/second-factor/recovery-codes': 'signed-in',
  'POST /auth/second-factor/turn-off': 'signed-in',
  'GET /settings': ['admin', 'owner'],
  'GET /settings/delivery-zones': ['admin', 'owner'],
  'POST /settings/delivery-zones': ['admin', 'owner'],
  'PUT /settings/delivery-zones/{zone}': ['admin', 'owner'],
  'PUT /settings/delivery-zones/{zone}/places': ['admin', 'owner'],
  'DELETE /settings/delivery-zones/{zone}': ['admin', 'owner'],
  'PUT /settings': ['admin', 'owner'],
  'GET /settings/mail-sender': ['admin', 'owner'],
  'POST /settings/test-mail': ['admin', 'owner'],
  'GET /settings/mail-server': ['owner'],
  'GET /invitations': ['admin', 'owner'],
  'POST /invitations': ['admin', 'owner'],
  'DELETE /invitations/{id}': ['admin', 'owner'],
  'POST /auth/invitation/join': 'own page',
  'POST /auth/invitation/accept': 'signed-in',
  'PUT /settings/mail-server': ['owner'],
  'DELETE /settings/mail-server': ['owner'],
  'GET /settings/staff-second-factor': ['admin', 'owner'],
  'PUT /settings/staff-second-factor': ['admin', 'owner'],
  'GET /addresses': 'signed-in',
  'POST /addresses': 'signed-in',
  'PUT /addresses/{id}': 'signed-in',
  'DELETE /addresses/{id}': 'signed-in',
  'GET /users': ['admin', 'owner'],
  'PUT /users/{id}/role': ['admin', 'owner'],
  'PUT /users/{id}/block': ['admin', 'owner'],
  'DELETE /users/{id}/block': ['admin', 'owner'],
  'DELETE /users/{id}/sessions': ['admin', 'owner'],
  'DELETE /users/{id}/second-factor': ['owner'],
  'GET /jobs': ['admin', 'owner'],
  'POST /jobs/{name}/runs': ['admin', 'owner'],
  'GET /audit/export': ['admin', 'owner'],
  'GET /audit': ['admin', 'owner'],
  'GET /audit/refusals': ['admin', 'owner'],
  'GET /outbox': ['owner'],
  'POST /outbox/{id}/send': ['owner'],
}

type Manner = 'anyone' | 'not blocked' | 'own page' | 'signed-in' | 'themselves' | 'session'
type Expected = Manner | readonly ('moderator' | 'admin' | 'owner')[]

const nameOf = ({ method, path }: ApiRoute) => `${method.toUpperCase()} ${path}`

/** What keeps somebody out for who they are; everything else is an answer to what they sent. */
const refusals = new Set([
  'sign-in-required',
  'token-invalid',
  'user-disabled',
  'not-permitted',
  'not-yours',
  'unauthorized-domain',
])

const untrusted: Partial<Record<VisitorName, string>> = {
  guest: 'sign-in-required',
  blocked: 'user-disabled',
  'blocked owner by cookie': 'user-disabled',
  'with an expired token': 'token-invalid',
  'with a forged token': 'token-invalid',
  'with a token of another shop': 'token-invalid',
  'with a token without signature': 'token-invalid',
  'with a revoked token': 'token-invalid',
  'with an expired session': 'sign-in-required',
  'with a forged session': 'sign-in-required',
  'with a revoked session': 'sign-in-required',
  'with a session unused for an hour': 'sign-in-required',
  'with a token of a session of twelve hours': 'token-invalid',
}

const isForeign = (visitor: VisitorName) => visitor === 'owner by cookie, from another site'

const admissions: Record<Manner, (visitor: VisitorName) => string> = {
  anyone: () => 'admitted',
  'own page': (visitor) => (isForeign(visitor) ? 'unauthorized-domain' : 'admitted'),
  'not blocked': (visitor) => (visitor.startsWith('blocked') ? 'user-disabled' : 'admitted'),
  session: (visitor) => {
    if (isForeign(visitor)) return 'unauthorized-domain'
    if (visitor === 'blocked owner by cookie') return 'user-disabled'
    return visitor === 'customer by cookie' ? 'admitted' : 'sign-in-required'
  },
  'signed-in': (visitor) => untrusted[visitor] ?? 'admitted',
  themselves: (visitor) =>
    untrusted[visitor] ?? (/^(customer|admin|owner)/.test(visitor) ? 'admitted' : 'not-yours'),
}

function expectedFor(visitor: VisitorName, route: ApiRoute): string {
  const allowed = policy[nameOf(route)] ?? []
  const isOpen = allowed === 'anyone' || allowed === 'not blocked'
  if (isForeign(visitor) && route.method !== 'get' && !isOpen) return 'unauthorized-domain'
  if (typeof allowed === 'string') return admissions[allowed](visitor)
  const role = visitor.split(' ')[0]
  return untrusted[visitor] ?? (allowed.some((one) => one === role) ? 'admitted' : 'not-permitted')
}

describe('every call there is', () => {
  test('says who may make it, here and in its own file', () => {
    expect(routes.map(nameOf).toSorted()).toEqual(Object.keys(policy).toSorted())
  })

  test('of staff needs a permission, and no other does', () => {
    for (const route of routes)
      expect([nameOf(route), !['anyone', 'signed-in'].includes(route.allow)]).toEqual([
        nameOf(route),
        isOfStaff(route),
      ])
  })
})

let visitors: Visitors
let ask: ApiHandler
beforeEach(async () => {
  const shop = await openTestShop()
  visitors = await inviteEverybody(shop)
  ask = openApi(shop)
})

const isOfStaff = (route: ApiRoute) => Array.isArray(policy[nameOf(route)])
const placeOf = ({ path }: ApiRoute) => `/${path.split('/')[1]}`
/** Calls of staff change nothing of those who make them: each place of them has its visitors. Others may end a session. */
const together = Map.groupBy(routes, (route) =>
  isOfStaff(route) ? `staff at ${placeOf(route)}` : nameOf(route),
)

describe.each([...together])('%s', (_, calls) => {
  test('admits exactly those who may make it', async () => {
    for (const route of calls) {
      const found: Record<string, string> = {}
      for (const visitor of visitorNames) found[visitor] = await callAs(visitor, route)
      const expected = visitorNames.map((visitor) => [visitor, expectedFor(visitor, route)])
      expect([nameOf(route), found]).toEqual([nameOf(route), Object.fromEntries(expected)])
    }
  })
})

async function callAs(visitor: VisitorName, route: ApiRoute): Promise<string> {
  const path = route.path
    .replace('{email}', visitors.email)
    // Nobody has this id: anyone who is admitted changes nothing.
    .replace('{id}', '0197a000-0000-7000-8000-000000000000')
  const body = route.path === '/jwt' ? { email: visitors.email } : {}
  const headers = { ...visitors.headers[visitor], 'content-type': 'application/json' }
  const request = new Request(`http://localhost:3000/api${path}`, {
    method: route.method.toUpperCase(),
    headers,
    body: route.body ? JSON.stringify(body) : null,
  })
  const response = await ask(request, { ipAddress: '203.0.113.7', requestId: 'test' })
  if (response.status < 400) return 'admitted'
  const { code } = (await response.json()) as { code: string }
  if (response.status >= 500) throw new Error(`Expected an answer, not ${code}`)
  return refusals.has(code) ? code : 'admitted'
}
