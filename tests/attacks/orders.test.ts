import { randomUUID } from 'node:crypto'
import { sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '#shop/catalog/tables.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { anOrderOf, countOrders, stocked } from '../examples/order-examples.ts'
import { openAttackedShop, type AttackedShop } from './support/attacked-shop.ts'

/** A small shop: ten pieces of each of thirty products. */
const shelve = ({ inside }: AttackedShop) =>
  Promise.all(
    Array.from({ length: 30 }, () => stocked(inside.shop, { stock: 10, priceInPaisa: 10_000 })),
  )

async function order(
  { origin }: AttackedShop,
  lines: [string, number][],
  { phone, from }: { phone: string; from: string },
): Promise<{ status: number; code?: string; title?: string }> {
  const answered = await fetch(`${origin}/api/order`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': from,
    },
    body: JSON.stringify({ ...anOrderOf(...lines), phone }),
  })
  const { code, title } = (await answered.json()) as { code?: string; title?: string }
  return { status: answered.status, ...(code && { code }), ...(title && { title }) }
}

const invented = (index: number) => `017${String(10_000_000 + index * 7919)}`

async function piecesLeft({ inside }: AttackedShop): Promise<number> {
  const [row] = await inside.shop.database.select({ left: sum(variants.stock) }).from(variants)
  return Number(row?.left)
}

test('strangers with invented phones do not empty the shop', async () => {
  const shop = await openAttackedShop({ TRUST_PROXY: '1' })
  const variantIds = await shelve(shop)
  const everything = variantIds.map((id): [string, number] => [id, 10])
  for (const index of [1, 2, 3]) {
    const refused = await order(shop, everything, { phone: invented(index), from: '203.0.113.9' })
    expect(refused).toMatchObject({ status: 409, code: 'over-limit' })
    expect(refused.title).toMatch(/please call us/)
  }
  // Then in portions that each may pass, of ten phones at once.
  const portions = Array.from({ length: 40 }, (_, index) => {
    const from = (index * 3) % 26
    const lines = variantIds.slice(from, from + 4).map((id): [string, number] => [id, 3])
    return order(shop, lines, { phone: invented(index % 10), from: '203.0.113.9' })
  })
  const answers = await Promise.all(portions)
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  expect(await piecesLeft(shop)).toBeGreaterThanOrEqual(225)
  // A shopper in between is served.
  const honest = { phone: '01812345678', from: '198.51.100.4' }
  expect(await order(shop, [[variantIds[0] ?? '', 2]], honest)).toMatchObject({ status: 201 })
})

test('fifty orders of one phone at once, at two processes: as many are placed as the limit says', async () => {
  const shop = await openAttackedShop({ TRUST_PROXY: '1' })
  const variantIds = await shelve(shop)
  const phone = '+8801712345678'
  const placings = Array.from({ length: 50 }, async (_, index) => {
    const [lines, from] = [
      [[variantIds[index % 30] ?? '', 1]] as [string, number][],
      `203.0.113.${index}`,
    ]
    if (index % 2) return (await order(shop, lines, { phone, from })).status === 201
    const beside = await placeOrder(shop.inside.shop, anOrderOf(...lines), randomUUID(), {
      ipAddress: from,
    })
    return beside.outcome === 'placed'
  })
  const placed = (await Promise.all(placings)).filter(Boolean)
  expect(placed).toHaveLength(5)
  expect(await countOrders(shop.inside.shop)).toBe(5)
})
