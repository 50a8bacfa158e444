import { RouterContextProvider } from 'react-router'
import { accountContext } from '#pages/account-context.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { callerContext, pageNotesContext, shopContext } from '#shop-context.ts'
import type { Shop } from '#shop/shop.ts'
import { ordersActions } from '../../src/backoffice/orders/orders-actions.ts'
import { loader } from '../../src/backoffice/orders/orders.tsx'
import { inNameOf } from './initiators.ts'
import type { Person } from './staff-examples.ts'

async function asked(shop: Shop, by: Person, path: string, form?: Record<string, string>) {
  const context = new RouterContextProvider()
  const notes = { topics: new Set<string>(), staleFrom: undefined, keep: false, personal: false }
  context.set(pageNotesContext, { ...notes, hasTagManager: false, scripts: [], failure: undefined })
  context.set(shopContext, shop)
  context.set(callerContext, { address: '203.0.113.9', requestId: 'test' })
  context.set(accountContext, (await inNameOf(shop, by.id)).actor)
  const url = new URL(path, 'http://shop.example')
  const body = form && new URLSearchParams(form)
  const sent = body ? { method: 'POST', body, headers: { accept: 'application/json' } } : {}
  return { request: new Request(url, sent), context, url, params: {}, pattern: '' }
}

/** What the list of orders is drawn from, for somebody. */
export const loadOrders = async (shop: Shop, by: Person, path = '/dashboard/orders') =>
  loader((await asked(shop, by, path)) as Parameters<typeof loader>[0])

/** What the list's own script is answered to one of its forms. */
export async function sendToOrders(
  shop: Shop,
  by: Person,
  { path = '/dashboard/orders', form }: { path?: string; form: Record<string, string> },
) {
  const { data } = await ordersActions(await asked(shop, by, path, form))
  return data as FormResult & { answer?: Record<string, unknown> }
}
