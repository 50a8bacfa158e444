import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { variants } from '#shop/catalog/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import { aCoupon } from '../../../../tests/examples/coupon-examples.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findOrder } from '../desk/find-order.ts'
import { moveOrder } from '../status/move-order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { trackOrder } from '../tracking/track-order.ts'
import { orderChanges, orderLines, orders } from '../tables.ts'
import { editOrder } from './edit-order.ts'

let shop: Shop
let [teapot, cup] = ['', '']
let order: { id: string; orderId: string; trackingId: string }
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, {
    name: 'Teapot',
    stock: 5,
    priceInPaisa: 100_000,
    purchaseCostInPaisa: 60_000,
  })
  cup = await stocked(shop, {
    name: 'Cup',
    stock: 5,
    priceInPaisa: 20_000,
    purchaseCostInPaisa: 9000,
  })
  const placed = await placeOrder(shop, anOrderOf([teapot, 2]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  order = placed
})

type Edit = Omit<Parameters<typeof editOrder>[2], 'orderRef' | 'version'>
const edit = (
  changes: Edit,
  { version = 1, by = aScript }: { version?: number; by?: Parameters<typeof editOrder>[1] } = {},
) => editOrder(shop, by, { orderRef: order.id, version, ...changes })

const row = async () => (await shop.database.select().from(orders))[0]
const storedLines = () => shop.database.select().from(orderLines).orderBy(asc(orderLines.position))
const lastChange = async () =>
  (
    await shop.database
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.field, 'edit'))
      .orderBy(asc(orderChanges.id))
  ).at(-1)

test('an edited order is priced again, its stock follows, and the shopper who tracks it sees what stands', async () => {
  await shop.database.update(variants).set({ priceInPaisa: 150_000 }).where(eq(variants.id, teapot))
  const result = await edit({
    lines: [
      { position: 0, quantity: 1 },
      { variantId: cup, quantity: 3 },
    ],
  })
  expect(result).toMatchObject({ outcome: 'edited', version: 2 })
  // The teapot at the price it was sold for.
  expect(await row()).toMatchObject({
    subtotalInPaisa: 160_000,
    grandTotalInPaisa: 166_000,
    version: 2,
  })
  expect(await stockOf(shop, teapot)).toEqual({ stock: 4, unitsSold: 1 })
  expect(await stockOf(shop, cup)).toEqual({ stock: 2, unitsSold: 3 })
  expect(await storedLines()).toMatchObject([
    { position: 0, quantity: 1, unitPriceInPaisa: 100_000, purchaseCostInPaisa: 60_000 },
    { position: 1, quantity: 3, name: 'Cup', unitPriceInPaisa: 20_000, purchaseCostInPaisa: 9000 },
  ])
  expect(await trackOrder(shop, order.trackingId)).toMatchObject({
    grandTotalInPaisa: 166_000,
    lines: [
      { name: 'Teapot', quantity: 1 },
      { name: 'Cup', quantity: 3 },
    ],
  })
  const ledger = await shop.database.select().from(stockMovements).orderBy(asc(stockMovements.id))
  expect(ledger.slice(-2)).toMatchObject([
    { kind: 'cancellation', variantId: teapot, stockBefore: 3, stockAfter: 4, orderRef: order.id },
    { kind: 'order', variantId: cup, stockBefore: 5, stockAfter: 2, by: 'system: script a test' },
  ])
})

test('a variant is exchanged for another, and a line is taken out', async () => {
  await edit({
    lines: [
      { position: 0, quantity: 2 },
      { variantId: cup, quantity: 1 },
    ],
  })
  const jug = await stocked(shop, { name: 'Jug', stock: 2, priceInPaisa: 30_000 })
  expect(
    await edit({ lines: [{ position: 1, variantId: jug, quantity: 2 }] }, { version: 2 }),
  ).toMatchObject({ outcome: 'edited' })
  expect(await storedLines()).toMatchObject([
    { position: 1, name: 'Jug', quantity: 2, unitPriceInPaisa: 30_000 },
  ])
  expect([
    await stockOf(shop, teapot),
    await stockOf(shop, cup),
    await stockOf(shop, jug),
  ]).toMatchObject([{ stock: 5, unitsSold: 0 }, { stock: 5 }, { stock: 0, unitsSold: 2 }])
})

test('buyer, place, charge and discount change; the history has before and after, the audit amounts, and of people only which fields', async () => {
  const karim = await personWith(shop, 'moderator', 'karim')
  const by = await inNameOf(shop, karim.id)
  const changes = {
    phone: '01812-345678',
    fullName: 'Salma',
    email: 's@example.com',
    note: 'Ring twice',
    district: 'Gazipur',
    area: 'Kaliakair',
    address: 'House 1, Station Road',
    discountInPaisa: 5000,
    discountReason: 'A scratch',
  }
  expect(await edit(changes, { by })).toMatchObject({ outcome: 'edited', version: 2 })
  expect(await row()).toMatchObject({
    phone: '+8801812345678',
    fullName: 'Salma',
    zone: 'dhaka-suburbs',
    areaBn: expect.any(String),
    deliveryChargeInPaisa: 10_000,
    discountInPaisa: 5000,
    grandTotalInPaisa: 205_000,
  })
  expect(await lastChange()).toMatchObject({
    by: karim.id,
    from: '1',
    to: '2',
    details: {
      person: {
        phone: { from: '+8801712345678', to: '+8801812345678' },
        email: { from: '', to: 's@example.com' },
      },
      place: { from: { district: 'Dhaka' }, to: { district: 'Gazipur' } },
      amounts: {
        deliveryCharge: { from: 6000, to: 10_000 },
        discount: { from: 0, to: 5000 },
        grandTotal: { from: 206_000, to: 205_000 },
      },
      reasons: { discount: 'A scratch' },
    },
  })
  const [entry] = await shop.database.select().from(audit)
  expect(entry).toMatchObject({
    action: 'order-edited',
    actorId: karim.id,
    before: {
      deliveryChargeInPaisa: 6000,
      discountInPaisa: 0,
      grandTotalInPaisa: 206_000,
    },
    after: {
      deliveryChargeInPaisa: 10_000,
      discountInPaisa: 5000,
      grandTotalInPaisa: 205_000,
      changedFields: expect.arrayContaining(['place', 'deliveryCharge', 'phone', 'email']),
    },
  })
  expect(JSON.stringify(entry)).not.toMatch(/Salma|1812|Station|scratch/)

  const charge = { deliveryChargeInPaisa: 0, deliveryReason: 'A regular' }
  expect(await edit(charge, { version: 2 })).toMatchObject({ outcome: 'edited' })
  // It no longer follows the zone, until somebody says so.
  expect(await edit({ district: 'Dhaka', area: 'Mirpur' }, { version: 3 })).toMatchObject({
    outcome: 'edited',
  })
  expect(await row()).toMatchObject({ deliveryChargeInPaisa: 0, deliveryChargeIsSet: true })
  expect(await edit({ deliveryChargeInPaisa: null }, { version: 4 })).toMatchObject({
    outcome: 'edited',
  })
  expect(await row()).toMatchObject({ deliveryChargeInPaisa: 6000, deliveryChargeIsSet: false })
  // To be shown to staff as well.
  expect((await findOrder(shop, order.orderId))?.history.at(-1)).toMatchObject({
    field: 'edit',
    from: '4',
  })
})

describe('nothing is changed', () => {
  test('by the second of two who read the same version, also at once', async () => {
    const results = await Promise.all([
      edit({ note: 'Call first' }),
      edit({ note: 'Leave at the gate' }),
    ])
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
      'changed-meanwhile',
      'edited',
    ])
    expect(results).toContainEqual({ outcome: 'changed-meanwhile', version: 2 })
    expect(await shop.database.$count(orderChanges)).toBe(2)
  })

  test('where nothing differs, and no version is used up', async () => {
    expect(
      await edit({ lines: [{ position: 0, quantity: 2 }], phone: '01712 345678', email: null }),
    ).toEqual({
      outcome: 'unchanged',
      version: 1,
    })
    expect(await shop.database.$count(orderChanges)).toBe(1)
  })

  test('once it has been sent', async () => {
    for (const to of ['Processing', 'Shipped'] as const)
      await moveOrder(shop, aScript, { orderRef: order.id, to })
    expect(await edit({ note: 'x' })).toEqual({ outcome: 'too-late', status: 'Shipped' })
  })

  test('where more is wanted than there is; the product is named', async () => {
    const lines = [
      { position: 0, quantity: 2 },
      { variantId: cup, quantity: 6 },
    ]
    expect(await edit({ lines })).toEqual({
      outcome: 'not-possible',
      problems: [{ what: 'sold-out', variantId: cup, most: 5, product: 'Cup' }],
    })
    expect(await stockOf(shop, cup)).toEqual({ stock: 5, unitsSold: 0 })
    expect(await row()).toMatchObject({ version: 1 })
  })

  test('without a reason for a charge or a discount, or where it comes to another total than was seen', async () => {
    expect(await edit({ discountInPaisa: 100 })).toEqual({
      outcome: 'reason-missing',
      field: 'discountReason',
    })
    expect(await edit({ deliveryChargeInPaisa: 6000 })).toEqual({
      outcome: 'reason-missing',
      field: 'deliveryReason',
    })
    const seen = { lines: [{ position: 0, quantity: 1 }], seenGrandTotalInPaisa: 100_000 }
    expect(await edit(seen)).toEqual({ outcome: 'total-changed', grandTotalInPaisa: 106_000 })
    expect(await row()).toMatchObject({ version: 1 })
  })

  test('for a place that does not exist, or an order that nobody placed', async () => {
    expect(await edit({ area: 'Atlantis' })).toEqual({ outcome: 'unknown-place', field: 'area' })
    const nobodys = { orderRef: crypto.randomUUID(), version: 1 }
    expect(await editOrder(shop, aScript, nobodys)).toEqual({ outcome: 'not-found' })
  })
})

test('edits and orders for the last pieces at once: never one too many, and nobody waits in a circle', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => stocked(shop, { stock: 10 })))
  const placed = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      placeOrder(
        shop,
        { ...anOrderOf([ids[index % 6]!, 1]), phone: `+880170000000${index}` },
        crypto.randomUUID(),
      ),
    ),
  )
  const refs = placed.flatMap((result) => (result.outcome === 'placed' ? [result.id] : []))
  const wantAll = (orderRef: string, turned: boolean) =>
    editOrder(shop, aScript, {
      orderRef,
      version: 1,
      lines: (turned ? ids.toReversed() : ids).map((variantId) => ({ variantId, quantity: 2 })),
    })
  await Promise.all([
    ...refs.map((ref, index) => wantAll(ref, index % 2 === 0)),
    ...Array.from({ length: 8 }, (_, index) =>
      placeOrder(
        shop,
        {
          ...anOrderOf(...ids.map((id): [string, number] => [id, 1])),
          phone: `+880180000000${index}`,
        },
        crypto.randomUUID(),
      ),
    ),
  ])
  const sold = await shop.database.select().from(orderLines)
  for (const id of ids) {
    const pieces = sold
      .filter(({ variantId }) => variantId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    expect((await stockOf(shop, id))?.stock).toBe(10 - pieces)
  }
})

describe('a moderator (D36)', () => {
  const why = { discountReason: 'A regular', deliveryReason: 'Far away' }
  let [moderator, admin] = [aScript, aScript] as Parameters<typeof editOrder>[1][]
  beforeEach(async () => {
    moderator = await inNameOf(shop, (await personWith(shop, 'moderator', 'karim')).id)
    admin = await inNameOf(shop, (await personWith(shop, 'admin', 'salma')).id)
  })
  const byModerator = (changes: Edit, version = 1) =>
    edit({ ...why, ...changes }, { by: moderator, version })
  const byAdmin = (changes: Edit, version = 1) =>
    edit({ ...why, ...changes }, { by: admin, version })
  const tooMuch = { outcome: 'discount-over-limit', percent: 20 }

  test('takes up to 20 % off the goods; an admin more, and what an admin gave stays', async () => {
    expect(await byModerator({ discountInPaisa: 40_001 })).toEqual(tooMuch)
    expect(await byModerator({ discountInPaisa: 40_000 })).toMatchObject({ outcome: 'edited' })
    expect(await byAdmin({ discountInPaisa: 200_000, deliveryChargeInPaisa: 0 }, 2)).toMatchObject({
      outcome: 'edited',
    })
    expect(await byModerator({ note: 'Ring twice' }, 3)).toMatchObject({ outcome: 'edited' })
    expect(await byModerator({ discountInPaisa: 150_000 }, 4)).toMatchObject({ outcome: 'edited' })
    expect(await byModerator({ discountInPaisa: 150_001 }, 5)).toEqual(tooMuch)
  })

  test('takes off as much as the owner allows', async () => {
    await changeSettings(shop, { discountLimitPercent: 5 })
    expect(await byModerator({ discountInPaisa: 10_001 })).toEqual({ ...tooMuch, percent: 5 })
    expect(await byModerator({ discountInPaisa: 10_000 })).toMatchObject({ outcome: 'edited' })
    await changeSettings(shop, { discountLimitPercent: 0 })
    expect(await byModerator({ discountInPaisa: 10_001 }, 2)).toEqual({ ...tooMuch, percent: 0 })
  })

  test('does not keep a discount for goods that are taken out again', async () => {
    await byModerator({ discountInPaisa: 40_000 })
    expect(await byModerator({ lines: [{ position: 0, quantity: 1 }] }, 2)).toEqual(tooMuch)
    const less = { lines: [{ position: 0, quantity: 1 }], discountInPaisa: 20_000 }
    expect(await byModerator(less, 2)).toMatchObject({ outcome: 'edited' })
  })

  test('does not exceed the limit by a coupon, alone or with a discount', async () => {
    await aCoupon(shop, { kind: 'percent', percent: 50 }, 'HALF')
    await aCoupon(shop, { kind: 'percent', percent: 10 }, 'TENTH')
    expect(await byModerator({ coupon: 'HALF' })).toEqual(tooMuch)
    expect(await byModerator({ coupon: 'TENTH', discountInPaisa: 20_001 })).toEqual(tooMuch)
    expect(await byModerator({ coupon: 'TENTH' })).toMatchObject({ outcome: 'edited' })
    expect(await byModerator({ discountInPaisa: 20_001 }, 2)).toEqual(tooMuch)
    expect(await byModerator({ discountInPaisa: 20_000 }, 2)).toMatchObject({ outcome: 'edited' })
    expect(await byAdmin({ coupon: 'HALF' }, 3)).toMatchObject({ outcome: 'edited' })
    // The coupon of the order follows its goods.
    expect(await byModerator({ lines: [{ position: 0, quantity: 3 }] }, 4)).toMatchObject({
      outcome: 'edited',
    })
  })

  test('gives free delivery by a coupon, and charges at most what the zone costs', async () => {
    await aCoupon(shop, { kind: 'free-delivery' }, 'FREE')
    await changeSettings(shop, { discountLimitPercent: 0 })
    expect(await byModerator({ coupon: 'FREE' })).toMatchObject({ outcome: 'edited' })
    expect(await byModerator({ deliveryChargeInPaisa: 6001 }, 2)).toEqual({
      outcome: 'charge-over-limit',
      zoneChargeInPaisa: 6000,
    })
    expect(await byAdmin({ deliveryChargeInPaisa: 6001 }, 2)).toMatchObject({ outcome: 'edited' })
  })
})
