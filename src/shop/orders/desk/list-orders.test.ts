import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { variants } from '#shop/catalog/tables.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { PlaceOrder } from '../contract.ts'
import { recordCall } from '../calls/record-call.ts'
import { placeOrder } from '../placement/place-order.ts'
import { moveOrder } from '../status/move-order.ts'
import { setPayment } from '../status/set-payment.ts'
import { orders } from '../tables.ts'
import { tagOrder } from '../tags/tag-order.ts'
import { countOrders } from './count-orders.ts'
import { listOrders } from './list-orders.ts'
import { orderSorts, type OrderFilter, type OrderSort } from './order-filter.ts'

let shop: Shop
let teapot: string
let towel: string
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Clay teapot', nameBn: 'মাটির কেটলি', stock: 90 })
  towel = await stocked(shop, { name: 'Towel', stock: 90, priceInPaisa: 50_000 })
  await shop.database.update(variants).set({ sku: 'TEA-001/a' }).where(eq(variants.id, teapot))
})

const noon = Date.UTC(2026, 10, 20, 6)
let minutes = 0

/** Each a minute after the one before. */
async function placed(lines: [string, number][], buyer: Partial<PlaceOrder> = {}, at?: string) {
  const now = at ? new Date(at) : new Date(noon + ++minutes * 60_000)
  const order = { ...anOrderOf(...lines), ...buyer }
  const result = await placeOrder({ ...shop, now: () => now }, order, crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result
}

async function list(filter: OrderFilter, sort: OrderSort = 'newest') {
  const result = await listOrders(shop, { filter, sort, isCounted: true })
  if (result.outcome !== 'listed') throw new Error(result.outcome)
  expect(result.count).toBe(result.orders.length)
  return result.orders
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('one search box', () => {
  test('finds an order by its number, tracking ID, phone, name, e-mail, product or SKU, also by parts of them', async () => {
    const wanted = await placed([[teapot, 2]], {
      fullName: 'Nasrin Akter Khatun',
      phone: '+8801812987654',
      email: 'Nasrin.Akter@example.com',
    })
    await placed([[towel, 1]], { fullName: 'Karim Mia', phone: '+8801711000111' })
    const { orderId, trackingId } = wanted
    const spellings = [
      orderId,
      `#${orderId}`,
      orderId.slice(2, 6),
      trackingId,
      ` ${trackingId.slice(0, 5).toUpperCase()}-${trackingId.slice(5)} `,
      '01812987654',
      '01812-987 654',
      '+880 1812 987654',
      '008801812987654',
      '০১৮১২-৯৮৭৬৫৪',
      '7654',
      'nasrin',
      'khatun NASRIN',
      'akter@example',
      'clay tea',
      'কেটলি',
      'TEA-001',
      'ea-001/A',
    ]
    for (const q of spellings)
      expect({ q, found: idsOf(await list({ q })) }).toEqual({ q, found: [wanted.id] })
  })

  test('finds an order once, however many ways it fits, and takes signs of patterns as text', async () => {
    const { id } = await placed([[teapot, 1]], { fullName: 'Teapot Teapot' })
    await placed([[towel, 1]], { fullName: '100% Cotton_Club' })
    expect(idsOf(await list({ q: 'teapot' }))).toEqual([id])
    expect(await list({ q: '100%' })).toHaveLength(1)
    expect(await list({ q: 'tea%ot' })).toEqual([])
    expect(await list({ q: 'n_club' })).toHaveLength(1)
    expect(await list({ q: 'nclub' })).toEqual([])
    expect(await list({ q: 'x'.repeat(100) })).toEqual([])
  })

  test('finds a number and an e-mail wherever they stand, and nothing that only ends like them', async () => {
    const wanted = [
      await placed([[towel, 1]], { phone: '+8801812987654' }),
      await placed([[towel, 1]], { email: '01812987654@example.com' }),
      await placed([[towel, 1]], { fullName: 'Karim 01812987654' }),
    ].map(({ id }) => id)
    await placed([[towel, 1]], { phone: '+8801912987654', email: '987654@example.com' })
    await placed([[towel, 1]], { email: '01812987654x@example.com', fullName: 'Not 0181298765' })
    const numbered = await list({ q: '01812987654' })
    expect(idsOf(numbered).slice(1)).toEqual(wanted.toReversed())
    expect(await list({ q: '01812987654@example.com' })).toMatchObject([{ id: wanted[1] }])
    const { id } = await placed([[towel, 1]], { email: 'n.rahman87@example.com' })
    await placed([[towel, 1]], { email: 'a.rahman87@example.com' })
    await placed([[towel, 1]], { email: 'n.rahman87@example.org' })
    expect(idsOf(await list({ q: 'n.rahman87@example.com' }))).toEqual([id])
  })

  test('says of two letters that they are too few, and of a name with a short word that it is found', async () => {
    const { id } = await placed([[teapot, 1]], { fullName: 'Md Ali' })
    for (const q of ['md', '৯৯', 'a b', '-']) {
      const result = await listOrders(shop, { filter: { q }, sort: 'newest' })
      expect({ q, ...result }).toEqual({ q, outcome: 'too-short' })
    }
    expect(idsOf(await list({ q: 'md ali' }))).toEqual([id])
  })
})

describe('filters', () => {
  test('take the days of Dhaka, the last one included', async () => {
    const before = await placed([[towel, 1]], {}, '2026-11-19T17:59:59Z')
    const first = await placed([[towel, 1]], {}, '2026-11-19T18:00:00Z')
    const last = await placed([[towel, 1]], {}, '2026-11-21T17:59:59Z')
    const after = await placed([[towel, 1]], {}, '2026-11-21T18:00:00Z')
    const days = { from: '2026-11-20', to: '2026-11-21' }
    expect(idsOf(await list(days))).toEqual([last.id, first.id])
    expect(idsOf(await list({ from: '2026-11-22' }))).toEqual([after.id])
    expect(idsOf(await list({ to: '2026-11-19' }))).toEqual([before.id])
  })

  test('take what came of the last call; only what is Pending waits for its first', async () => {
    const [busy, waiting, confirmed] = [
      await placed([[towel, 1]]),
      await placed([[towel, 1]]),
      await placed([[towel, 1]]),
    ]
    await recordCall(shop, aScript, { orderRef: busy.id, outcome: 'no-answer' })
    await recordCall(shop, aScript, { orderRef: busy.id, outcome: 'busy' })
    const { id: packed } = await placed([[towel, 1]])
    await moveOrder(shop, aScript, { orderRef: packed, to: 'Processing' })
    await recordCall(shop, aScript, { orderRef: confirmed.id, outcome: 'confirmed' })
    expect(idsOf(await list({ call: 'busy' }))).toEqual([busy.id])
    expect(await list({ call: 'no-answer' })).toEqual([])
    expect(idsOf(await list({ call: 'never-called' }))).toEqual([waiting.id])
    expect(await list({ call: 'confirmed' })).toMatchObject([
      { id: confirmed.id, callState: 'confirmed' },
    ])
  })

  test('by status, payment, district, zone and total fit together', async () => {
    const near = await placed([[towel, 1]])
    const far = await placed([[towel, 4]], { district: 'Sylhet', area: 'Beanibazar' })
    await moveOrder(shop, aScript, { orderRef: far.id, to: 'Processing' })
    await setPayment(shop, aScript, { orderRef: far.id, to: 'collected' })
    expect(idsOf(await list({ status: 'Processing' }))).toEqual([far.id])
    expect(idsOf(await list({ payment: 'collected' }))).toEqual([far.id])
    expect(idsOf(await list({ payment: 'due' }))).toEqual([near.id])
    expect(idsOf(await list({ district: 'Sylhet' }))).toEqual([far.id])
    expect(idsOf(await list({ zone: 'inside-dhaka' }))).toEqual([near.id])
    expect(idsOf(await list({ totalFrom: 600 }))).toEqual([far.id])
    expect(idsOf(await list({ totalFrom: 560, totalTo: 560 }))).toEqual([near.id])
    expect(await list({ district: 'Sylhet', status: 'Pending' })).toEqual([])
    expect(idsOf(await list({ district: 'Sylhet', q: 'towel', totalTo: 3000 }))).toEqual([far.id])
  })
})

test('a row says who, where, how many pieces of what, and how it stands', async () => {
  const { id, orderId, placedAt } = await placed([
    [teapot, 2],
    [towel, 3],
  ])
  expect(await list({})).toEqual([
    {
      id,
      orderId,
      placedAt,
      fullName: 'Rahima Khatun',
      phone: '+8801712345678',
      deliveryMethod: 'delivery',
      district: 'Dhaka',
      districtBn: 'ঢাকা',
      area: 'Mirpur',
      areaBn: 'মিরপুর',
      status: 'Pending',
      payment: 'due',
      source: 'website',
      callState: null,
      grandTotalInPaisa: 176_000,
      paidInPaisa: 0,
      refundedInPaisa: 0,
      product: { name: 'Clay teapot', nameBn: 'মাটির কেটলি', picture: null },
      lines: 2,
      pieces: 5,
      tags: [],
    },
  ])
})

test('every sorting goes on from page to page without leaving out or repeating an order', async () => {
  const buyers = ['+8801711000001', '+8801711000002', '+8801711000003']
  for (const [index, phone] of buyers.entries()) {
    await placed([[towel, index + 1]], { phone })
    await placed([[towel, index + 1]], { phone }, '2026-11-20T05:00:00Z')
  }
  const all = await shop.database.select().from(orders)
  const sizeOf: Record<OrderSort, (order: (typeof all)[number]) => number> = {
    newest: ({ placedAt }) => -placedAt.getTime(),
    oldest: ({ placedAt }) => placedAt.getTime(),
    largest: ({ grandTotalInPaisa }) => -grandTotalInPaisa,
    smallest: ({ grandTotalInPaisa }) => grandTotalInPaisa,
  }
  for (const sort of orderSorts)
    for (const q of ['', 'towel']) {
      const seen = await pageThrough({ q }, sort)
      const sizes = seen.map((id) => sizeOf[sort](all.find((order) => order.id === id)!))
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
      expect(new Set(seen).size).toBe(6)
      expect(seen).toHaveLength(6)
    }
})

async function pageThrough(filter: OrderFilter, sort: OrderSort, limit = 2): Promise<string[]> {
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listOrders(shop, { filter, sort, after, limit })
    if (page.outcome !== 'listed') throw new Error(page.outcome)
    seen.push(...idsOf(page.orders))
    after = page.next
  } while (after !== undefined && seen.length < 20)
  return seen
}

test('what goods, a SKU or a tag find comes in the order of the list, each order once, page by page', async () => {
  const cotton = await stocked(shop, { name: 'Cotton towel', stock: 90 })
  await shop.database.update(variants).set({ sku: 'TOW-1' }).where(eq(variants.id, towel))
  const [of] = await shop.database.select().from(variants).where(eq(variants.id, cotton))
  const red = crypto.randomUUID()
  await shop.database
    .insert(variants)
    .values({ ...of!, id: red, position: 1, color: 'Red', sku: 'TOW-RED' })
  const carts: [string, number][][] = [
    [[towel, 1]],
    [[cotton, 2]],
    [[teapot, 1]],
    [
      [towel, 3],
      [cotton, 1],
      [red, 1],
    ],
    [
      [cotton, 1],
      [red, 2],
    ],
    [
      [towel, 2],
      [teapot, 1],
    ],
  ]
  const bought: { id: string; cart: string[]; placedAt: Date }[] = []
  // Two at each moment: the id decides.
  for (const [index, cart] of [...carts, ...carts].entries()) {
    const at = new Date(noon + (index % 6) * 60_000).toISOString()
    const { id, placedAt } = await placed(cart, { phone: `+88017110000${10 + index}` }, at)
    bought.push({ id, cart: cart.map(([variantId]) => variantId), placedAt })
    if (cart.length > 1) await tagOrder(shop, aScript, { orderRef: id, tag: 'Gift', isSet: true })
  }
  // So many share the beginning of a SKU that the orders are looked through first.
  const sizes = Array.from({ length: 500 }, (_, n) => ({ position: n + 2, size: `Size ${n}` }))
  await shop.database.insert(variants).values(
    sizes.map((more) => ({
      ...of!,
      ...more,
      id: crypto.randomUUID(),
      sku: `TOW-${more.position}`,
    })),
  )
  const asked: [OrderFilter, (order: (typeof bought)[number]) => boolean][] = [
    [{ q: 'towel' }, ({ cart }) => cart.some((one) => one !== teapot)],
    [{ q: 'cotton tow' }, ({ cart }) => cart.includes(cotton)],
    [{ q: 'tow-red' }, ({ cart }) => cart.includes(red)],
    [{ q: 'tow-' }, ({ cart }) => cart.includes(towel) || cart.includes(red)],
    [{ tag: 'Gift' }, ({ cart }) => cart.length > 1],
    [{ q: 'tow-', tag: 'Gift' }, ({ cart }) => cart.length > 1],
    [{ q: 'towel', status: 'Pending' }, ({ cart }) => cart.some((one) => one !== teapot)],
  ]
  const asOf = new Date(noon + 3 * 60_000)
  for (const [filter, fits] of asked)
    for (const isEarly of [false, true]) {
      const expected = bought
        .filter((order) => fits(order) && (!isEarly || order.placedAt <= asOf))
        .toSorted((one, other) => +one.placedAt - +other.placedAt || (one.id < other.id ? -1 : 1))
        .map(({ id }) => id)
      const query = isEarly ? { ...filter, asOf } : filter
      for (const limit of [1, 2, 3]) {
        const found = { filter, isEarly, limit, ids: await pageThrough(query, 'oldest', limit) }
        expect(found).toEqual({ filter, isEarly, limit, ids: expected })
        expect(await pageThrough(query, 'newest', limit)).toEqual(expected.toReversed())
      }
      expect(idsOf(await list(query))).toEqual(expected.toReversed())
    }
})

test('tabs count each status', async () => {
  const [first, second] = [await placed([[towel, 1]]), await placed([[towel, 1]])]
  await placed([[towel, 1]])
  await moveOrder(shop, aScript, { orderRef: first.id, to: 'Processing' })
  await moveOrder(shop, aScript, { orderRef: second.id, to: 'Canceled', reason: 'Twice' })
  expect(await countOrders(shop)).toEqual({
    Pending: 1,
    Processing: 1,
    Shipped: 0,
    Delivered: 0,
    Canceled: 1,
  })
})
