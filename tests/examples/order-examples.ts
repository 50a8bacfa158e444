import { count, eq } from 'drizzle-orm'
import { Client } from 'pg'
import { v7 as newId } from 'uuid'
import { recordMovements } from '../../src/shop/stock/record-movements.ts'
import { categories, products, variants } from '../../src/shop/catalog/tables.ts'
import type { PlaceOrder } from '../../src/shop/orders/contract.ts'
import { newOrdersTopic } from '../../src/shop/orders/live/topics.ts'
import { orders } from '../../src/shop/orders/tables.ts'
import { takeOrder } from '../../src/shop/orders/taking/take-order.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { aScript } from './initiators.ts'
import { testDatabaseUrl } from '../support/test-shop.ts'

/** Values that tests of orders share. */

interface Stocked {
  name?: string
  nameBn?: string
  color?: string
  colorBn?: string
  stock: number
  priceInPaisa?: number
  discountPriceInPaisa?: number
  purchaseCostInPaisa?: number
  dealPriceInPaisa?: number
  dealEndsAt?: Date
  status?: 'draft' | 'active' | 'archived'
  publishedAt?: Date
}

/** Puts a product with one variant on the shelf; its variant's id. */
export async function stocked(shop: Shop, wanted: Stocked): Promise<string> {
  const { name = 'Thing', stock, priceInPaisa = 10_000, discountPriceInPaisa, ...others } = wanted
  const { color = null, colorBn = null, purchaseCostInPaisa = null, ...rest } = others
  const [categoryId, productId] = [newId(), newId()]
  // Not in the order of time: a test of locking must not pass because rows happen to lie in order.
  const variantId = crypto.randomUUID()
  await shop.database.insert(categories).values({ id: categoryId, slug: categoryId, name: 'Home' })
  await shop.database.insert(products).values({
    id: productId,
    slug: productId,
    categoryId,
    name,
    status: 'active',
    publishedAt: new Date('2020-01-01'),
    priceInPaisa,
    sellingPriceInPaisa: discountPriceInPaisa ?? priceInPaisa,
    ...rest,
  })
  await shop.database.insert(variants).values({
    id: variantId,
    productId,
    position: 0,
    color,
    colorBn,
    sku: variantId,
    priceInPaisa,
    stock,
    purchaseCostInPaisa,
    ...(discountPriceInPaisa === undefined ? {} : { discountPriceInPaisa }),
  })
  const opening = { variantId, sku: variantId, stockBefore: 0, stockAfter: stock }
  await recordMovements(shop.database, [opening], { kind: 'opening', by: 'shop', at: shop.now() })
  return variantId
}

/** What a guest in Mirpur orders. */
export function anOrderOf(...lines: [variantId: string, quantity: number][]): PlaceOrder {
  return {
    fullName: 'Rahima Khatun',
    phone: '+8801712345678',
    email: null,
    district: 'Dhaka',
    area: 'Mirpur',
    address: 'House 12, Road 3, Section 10',
    note: '',
    language: 'en',
    lines: lines.map(([variantId, quantity]) => ({ variantId, quantity })),
  }
}

export async function stockOf(shop: Shop, variantId: string) {
  const [row] = await shop.database
    .select({ stock: variants.stock, unitsSold: variants.unitsSold })
    .from(variants)
    .where(eq(variants.id, variantId))
  return row
}

export async function countOrders(shop: Shop): Promise<number> {
  const [row] = await shop.database.select({ number: count() }).from(orders)
  return row?.number ?? 0
}

/** The topics that were announced meanwhile, sorted. */
export async function announcedDuring(action: () => Promise<unknown>): Promise<string[]> {
  const client = new Client({ connectionString: await testDatabaseUrl() })
  const announced: string[] = []
  client.on('notification', ({ payload }) =>
    announced.push(...(JSON.parse(payload ?? '[]') as string[])),
  )
  await client.connect()
  await client.query('LISTEN shop_changed')
  await action()
  // Notifications arrive in the order of commits: once ours is here, all earlier ones are.
  await client.query(`NOTIFY shop_changed, '["end"]'`)
  while (!announced.includes('end')) await new Promise((resume) => setTimeout(resume, 5))
  await client.end()
  // That there are new orders is announced at its own pace, also of the order before.
  return announced.filter((topic) => topic !== 'end' && topic !== newOrdersTopic).toSorted()
}

/** What staff take down for Rahima, who stands in the shop and takes it along. */
export async function taken(
  shop: Shop,
  line: [variantId: string, quantity: number],
  typed: Partial<Parameters<typeof takeOrder>[2]> = {},
) {
  const { district: _, area: __, address: ___, ...order } = anOrderOf(line)
  const result = await takeOrder(shop, aScript, {
    ...order,
    source: 'shop',
    deliveryMethod: 'pickup',
    idempotencyKey: crypto.randomUUID(),
    ...typed,
  })
  if (result.outcome !== 'placed') throw new Error(`Expected an order: ${result.outcome}`)
  return result
}
