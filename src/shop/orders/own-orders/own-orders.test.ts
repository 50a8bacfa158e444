import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { signedUp, type TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { claimOrder } from './claim-order.ts'
import { audit } from '#shop/audit/tables.ts'
import { findOrder } from '../desk/find-order.ts'
import type { OrderStatus } from '../order.ts'
import { undoStep } from '../status/undo-step.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { findOwnOrder } from './find-own-order.ts'
import { listOwnOrders } from './list-own-orders.ts'
import { moveOrder } from '../status/move-order.ts'
import { openClaim } from './open-claim.ts'
import { ordersOnPage, type Buyer } from './own.ts'
import { placeOrder } from '../placement/place-order.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'

let shop: Shop
let tea: string
beforeEach(async () => {
  shop = await openTestShop()
  tea = await stocked(shop, { name: 'Sylhet tea', stock: 500 })
})

const cancel = async ({ userId }: Buyer, orderId: string) =>
  cancelOwnOrder(shop, await inNameOf(shop, userId), { orderId })

let counter = 0

async function buyerOf(email: string): Promise<Buyer> {
  await signedUp(shop, { email })
  return standingOf(email)
}

async function standingOf(email: string): Promise<Buyer> {
  const [user] = await shop.database.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('Expected an account')
  return { userId: user.id, email, emailVerified: user.emailVerified }
}

async function order(
  changes: { email?: string; variant?: string; by?: Buyer; quantity?: number } = {},
) {
  const { email = null, variant = tea, by, quantity = 1 } = changes
  const result = await placeOrder(
    shop,
    { ...anOrderOf([variant, quantity]), email },
    `own-orders-${counter++}`,
    { customerId: by?.userId ?? null },
  )
  if (result.outcome !== 'placed') throw new Error(`Expected to order: ${result.outcome}`)
  return result
}

const numbers = async (buyer: Buyer, search = {}) =>
  (await listOwnOrders(shop, buyer, search)).orders.map(({ orderId }) => orderId)

test('an order placed while signed in is mine, and nobody else sees it (D4)', async () => {
  const [rahima, karim] = [await buyerOf('rahima@example.com'), await buyerOf('karim@example.com')]
  const { orderId } = await order({ by: rahima })
  expect(await numbers(rahima)).toEqual([orderId])
  expect(await numbers(karim)).toEqual([])
  expect(await findOwnOrder(shop, karim, orderId)).toBeUndefined()
  expect(await cancel(karim, orderId)).toEqual({ outcome: 'not-found' })
})

test('through the API the session says whose an order is; without one it is a guest’s', async () => {
  const browser = await signedUp(shop)
  const send = (from: Pick<TestBrowser, 'post'>, key: string) =>
    from.post('/order', anOrderOf([tea, 1]), { 'idempotency-key': key })
  const mine = await send(browser, 'placed-signed-in')
  await browser.post('/auth/sign-out')
  await send(browser, 'placed-as-guest')
  expect(await numbers(await standingOf('rahima@example.com'))).toEqual([mine.content['orderId']])
})

test('orders of a guest with my address are mine once I have proved it, not before', async () => {
  const { orderId } = await order({ email: 'Rahima@Example.com' })
  const rahima = await buyerOf('rahima@example.com')
  expect(await numbers(rahima)).toEqual([])
  expect(await findOwnOrder(shop, rahima, orderId)).toBeUndefined()
  const proved = { ...rahima, emailVerified: true }
  expect(await numbers(proved)).toEqual([orderId])
  expect(await findOwnOrder(shop, proved, orderId)).toMatchObject({ orderId })
})

test('an order of another account stays theirs, even with my address in it', async () => {
  const karim = await buyerOf('karim@example.com')
  await order({ by: karim, email: 'rahima@example.com' })
  const rahima = { ...(await buyerOf('rahima@example.com')), emailVerified: true }
  expect(await numbers(rahima)).toEqual([])
})

test('I find orders by number, tracking ID, product and status, and signs mean themselves', async () => {
  const rahima = await buyerOf('rahima@example.com')
  const lamp = await stocked(shop, { name: 'Lamp 50%', nameBn: 'বাতি', stock: 5 })
  const first = await order({ by: rahima })
  const second = await order({ by: rahima, variant: lamp, quantity: 2 })
  await moveOrder(shop, aScript, { orderRef: first.id, to: 'Processing' })
  expect(await numbers(rahima, { q: second.orderId })).toEqual([second.orderId])
  expect(await numbers(rahima, { q: first.trackingId })).toEqual([first.orderId])
  const readOut = first.trackingId.toUpperCase().replace(/^.{5}/, '$& ')
  expect(await numbers(rahima, { q: readOut })).toEqual([first.orderId])
  expect(await numbers(rahima, { q: 'sylhet' })).toEqual([first.orderId])
  expect(await numbers(rahima, { q: 'বাতি' })).toEqual([second.orderId])
  expect(await numbers(rahima, { q: '0%' })).toEqual([second.orderId])
  expect(await numbers(rahima, { q: '_' })).toEqual([])
  expect(await numbers(rahima, { status: 'Processing' })).toEqual([first.orderId])
  expect((await listOwnOrders(shop, rahima, { q: 'lamp' })).orders).toMatchObject([
    { count: 2, status: 'Pending', lines: [{ name: 'Lamp 50%', nameBn: 'বাতি' }] },
  ])
})

test('a long list comes in pages, the latest first, none twice', async () => {
  const rahima = await buyerOf('rahima@example.com')
  const placed: string[] = []
  for (let index = 0; index < ordersOnPage + 2; index++)
    placed.unshift((await order({ by: rahima })).orderId)
  const pages = [await numbers(rahima), await numbers(rahima, { page: 2 })]
  expect(pages.map((page) => page.length)).toEqual([ordersOnPage, 2])
  expect(pages.flat()).toEqual(placed)
  expect((await listOwnOrders(shop, rahima, { page: 2 })).total).toBe(ordersOnPage + 2)
})

test('I cancel while nobody works on it: the stock is back, and its history says it was me (D17)', async () => {
  const rahima = await buyerOf('rahima@example.com')
  const { orderId } = await order({ by: rahima, quantity: 3 })
  expect(await cancel(rahima, orderId)).toMatchObject({ outcome: 'moved' })
  expect(await stockOf(shop, tea)).toMatchObject({ stock: 500 })
  expect((await findOwnOrder(shop, rahima, orderId))?.history).toMatchObject([
    { to: 'Pending', byShopper: true },
    { to: 'Canceled', byShopper: true },
  ])
  expect(await cancel(rahima, orderId)).toMatchObject({ outcome: 'not-allowed' })
})

test('an order that is being packed is not cancelled by the customer (D17)', async () => {
  const rahima = await buyerOf('rahima@example.com')
  const { orderId, id } = await order({ by: rahima })
  await moveOrder(shop, aScript, { orderRef: id, to: 'Processing' })
  expect(await cancel(rahima, orderId)).toMatchObject({ outcome: 'not-allowed' })
  expect((await findOwnOrder(shop, rahima, orderId))?.history.at(-1)).toMatchObject({
    to: 'Processing',
    byShopper: false,
  })
})

test('the order stays when the account goes, as the law asks for records', async () => {
  const rahima = await buyerOf('rahima@example.com')
  const { id } = await order({ by: rahima })
  await shop.database.delete(users).where(eq(users.id, rahima.userId))
  expect(await moveOrder(shop, aScript, { orderRef: id, to: 'Processing' })).toMatchObject({
    outcome: 'moved',
  })
})

const claim = async ({ userId }: Buyer, trackingId: string, phone: string) =>
  claimOrder(shop, await inNameOf(shop, userId), { trackingId, phone })

const phone = '01712345678'

test('I claim what I ordered as a guest with its tracking ID and my whole phone number, and the audit remembers', async () => {
  const rahima = await buyerOf('rahima@example.com')
  const { trackingId, orderId } = await order()
  expect(await claim(rahima, trackingId, '01712345679')).toEqual({ outcome: 'not-found' })
  expect(await claim(rahima, 'aaaaaaaaaa', phone)).toEqual({ outcome: 'not-found' })
  expect(await claim(rahima, trackingId, '5678')).toEqual({ outcome: 'phone-invalid' })
  expect(await numbers(rahima)).toEqual([])
  expect(await claim(rahima, ` ${trackingId.toUpperCase()} `, '+৮৮০ ১৭১২-৩৪৫৬৭৮')).toEqual({
    outcome: 'claimed',
    orderId,
  })
  expect(await numbers(rahima)).toEqual([orderId])
  expect(await shop.database.select().from(audit)).toMatchObject([
    { action: 'orders-claimed', actorId: rahima.userId, after: { orderId } },
  ])
})

test('a press of the shop that was taken back is none of what I read about my order', async () => {
  const rahima = await buyerOf('rahima@example.com')
  const { id, orderId } = await order({ by: rahima })
  const press = async (...path: OrderStatus[]) => {
    for (const to of path) await moveOrder(shop, aScript, { orderRef: id, to, reason: 'Wrong' })
    const { history = [] } = (await findOrder(shop, orderId)) ?? {}
    return history.at(-1)?.id ?? ''
  }
  const takeBack = async (step: string) =>
    (await undoStep(shop, aScript, { orderRef: id, id: step })).outcome
  const read = async () => (await findOwnOrder(shop, rahima, orderId))?.history.map(({ to }) => to)
  expect(await takeBack(await press('Canceled'))).toBe('undone')
  expect(await read()).toEqual(['Pending'])
  await press('Processing')
  expect(await takeBack(await press('Shipped'))).toBe('undone')
  expect(await read()).toEqual(['Pending', 'Processing'])
  await press('Canceled')
  expect(await read()).toEqual(['Pending', 'Processing', 'Canceled'])
})

test('an order is claimed once: anyone who comes later learns nothing of it', async () => {
  const [rahima, karim] = [await buyerOf('rahima@example.com'), await buyerOf('karim@example.com')]
  const { trackingId, orderId } = await order()
  const results = await Promise.all([
    claim(rahima, trackingId, phone),
    claim(karim, trackingId, phone),
  ])
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['claimed', 'not-found'])
  expect([...(await numbers(rahima)), ...(await numbers(karim))]).toEqual([orderId])
})

test('five wrong numbers close an order to claims, no matter who tries, also all at once (D29)', async () => {
  const [rahima, karim] = [await buyerOf('rahima@example.com'), await buyerOf('karim@example.com')]
  const [first, other] = [await order(), await order()]
  const guesses = Array.from({ length: 12 }, (_, index) =>
    claim(index % 2 ? rahima : karim, first.trackingId, `0181234567${index % 10}`),
  )
  const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'not-found')).toHaveLength(4)
  expect(outcomes.filter((outcome) => outcome === 'closed')).toHaveLength(8)
  expect(await claim(rahima, first.trackingId, phone)).toEqual({ outcome: 'closed' })
  // Another order with the same phone is another secret.
  expect(await claim(rahima, other.trackingId, phone)).toMatchObject({ outcome: 'claimed' })
})

test('a closed order is still claimed by a proved e-mail, and by phone once the shop opens it (D29)', async () => {
  const [rahima, karim] = [await buyerOf('rahima@example.com'), await buyerOf('karim@example.com')]
  const { trackingId, orderId } = await order({ email: 'karim@example.com' })
  for (let tries = 0; tries < 5; tries++) await claim(rahima, trackingId, '01812345678')
  expect(await numbers({ ...karim, emailVerified: true })).toEqual([orderId])

  expect(await openClaim(shop, aScript, { orderId })).toEqual({ outcome: 'opened' })
  expect(await openClaim(shop, aScript, { orderId: '00000000' })).toEqual({
    outcome: 'not-found',
  })
  expect(await shop.database.select().from(audit)).toMatchObject([
    { action: 'claim-opened', subjectType: 'order', subjectName: orderId, actorId: null },
  ])
  expect(await claim(rahima, trackingId, phone)).toEqual({ outcome: 'claimed', orderId })
})

test('guesses at a phone number are counted for each account', async () => {
  const rahima = await buyerOf('rahima@example.com')
  const { trackingId } = await order()
  const take = async () => ({ outcome: 'too-many', retryAfterSeconds: 60 }) as const
  shop = { ...shop, rateLimits: { take } }
  expect(await claim(rahima, trackingId, phone)).toEqual({ outcome: 'too-many-requests' })
})
