import { RouterContextProvider } from 'react-router'
import { accountContext } from '#pages/account-context.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { callerContext, pageNotesContext, shopContext } from '#shop-context.ts'
import type { Shop } from '#shop/shop.ts'
import { customersActions } from '../../src/backoffice/customers/customers-actions.ts'
import { loader as customersLoader } from '../../src/backoffice/customers/customers.tsx'
import { ordersActions } from '../../src/backoffice/orders/orders-actions.ts'
import { loader as ordersLoader } from '../../src/backoffice/orders/orders.tsx'
import { productsActions } from '../../src/backoffice/products/products-actions.ts'
import { loader as productsLoader } from '../../src/backoffice/products/products.tsx'
import { inNameOf } from './initiators.ts'
import type { Person } from './staff-examples.ts'

type Fields = Record<string, string> | [string, string][]

async function asked(shop: Shop, by: Person, path: string, form?: Fields) {
  const context = new RouterContextProvider()
  const notes = { topics: new Set<string>(), staleFrom: undefined, keep: false, personal: false }
  context.set(pageNotesContext, {
    ...notes,
    measurers: [],
    scripts: [],
    styles: [],
    failure: undefined,
  })
  context.set(shopContext, shop)
  context.set(callerContext, { ipAddress: '203.0.113.9', requestId: 'test' })
  context.set(accountContext, (await inNameOf(shop, by.id)).actor)
  const url = new URL(path, 'http://shop.example')
  const body = form && new URLSearchParams(form)
  const sent = body ? { method: 'POST', body, headers: { accept: 'application/json' } } : {}
  return { request: new Request(url, sent), context, url, params: {}, pattern: '' }
}

/** What the list of orders is drawn from, for somebody. */
export const loadOrders = async (shop: Shop, by: Person, path = '/dashboard/orders') =>
  ordersLoader((await asked(shop, by, path)) as Parameters<typeof ordersLoader>[0])

/** What the list of customers is drawn from, for somebody. */
export const loadCustomers = async (shop: Shop, by: Person, path = '/dashboard/customers') =>
  customersLoader((await asked(shop, by, path)) as Parameters<typeof customersLoader>[0])

interface Sent {
  path?: string
  form: Fields
}

type Answered = FormResult & { answer?: Record<string, unknown> }

/** What the list's own script is answered to one of its forms. */
export async function sendToOrders(shop: Shop, by: Person, { path, form }: Sent) {
  const { data } = await ordersActions(await asked(shop, by, path ?? '/dashboard/orders', form))
  return data as Answered
}

/** The same of the list of customers. */
export async function sendToCustomers(shop: Shop, by: Person, { path, form }: Sent) {
  const page = await asked(shop, by, path ?? '/dashboard/customers', form)
  const { data } = await customersActions(page)
  return data as Answered
}

/** What the list of products is drawn from, for somebody. */
export const loadProducts = async (shop: Shop, by: Person, path = '/dashboard/products') =>
  productsLoader((await asked(shop, by, path)) as Parameters<typeof productsLoader>[0])

/** The same of the list of products. */
export async function sendToProducts(shop: Shop, by: Person, { path, form }: Sent) {
  const page = await asked(shop, by, path ?? '/dashboard/products', form)
  const { data } = await productsActions(page)
  return data as Answered
}
