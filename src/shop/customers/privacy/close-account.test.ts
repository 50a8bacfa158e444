import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, type TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { fullLimit } from '../../../../tests/support/full-limit.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { audit } from '#shop/audit/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import { byPerson } from '#shop/initiator.ts'
import { claimOrder } from '../../orders/own-orders/claim-order.ts'
import { findOwnOrder } from '../../orders/own-orders/find-own-order.ts'
import { editOrder } from '../../orders/edits/edit-order.ts'
import { moveOrder } from '../../orders/status/move-order.ts'
import { setPayment } from '../../orders/status/set-payment.ts'
import { placeOrder } from '../../orders/placement/place-order.ts'
import { orderChanges, orderLines, orderNotes, orders } from '../../orders/tables.ts'
import { reviews } from '../../reviews/tables.ts'
import { writeReview } from '../../reviews/writing/write-review.ts'
import { ordersToAnonymize } from '../../orders/own-orders/tables.ts'
import { orderCalls } from '../../orders/calls/tables.ts'
import { recordCall } from '../../orders/calls/record-call.ts'
import { addOrderNote } from '../../orders/desk/add-order-note.ts'
import { trackOrder } from '../../orders/tracking/track-order.ts'
import type { OrderStatus } from '../../orders/order.ts'
import { closeAccount } from './close-account.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { accounts, sessions, users, verifications } from '#shop/identity/tables.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  browser = await signedUp(shop)
})

const cookies = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function actor() {
  const found = await findActor(shop, cookies())
  if (found.outcome !== 'known') throw new Error(`Expected a session: ${found.outcome}`)
  return found.actor
}

async function leave(password: string, signedInAt = shop.now()) {
  const visit = { ipAddress: browser.ipAddress, userAgent: null, cookies: cookies() }
  return closeAccount(shop, await actor(), { password, visit, signedInAt })
}

async function ordered(idempotencyKey: string) {
  const tea = await stocked(shop, { stock: 5 })
  const { userId } = await actor()
  const placed = await placeOrder(shop, anOrderOf([tea, 1]), idempotencyKey, { customerId: userId })
  if (placed.outcome !== 'placed') throw new Error('Expected an order')
  const [row] = await shop.database
    .select()
    .from(orders)
    .where(eq(orders.trackingId, placed.trackingId))
  return { ...placed, orderRef: row?.id ?? '' }
}

async function move(orderRef: string, ...statuses: OrderStatus[]) {
  for (const to of statuses)
    await moveOrder(shop, aScript, { orderRef, to, reason: 'asked on the phone' })
}

const person = { fullName: '—', phone: '', email: null, address: '', note: '', customerId: null }

test('with my password my account is gone, all its sessions, codes and mails; my orders stay', async () => {
  const { orderId, trackingId } = await ordered('before-leaving')
  const { userId } = await actor()
  expect(await leave(rahima.password)).toEqual({ outcome: 'deleted' })
  const [entry] = await shop.database.select().from(audit)
  expect(entry).toMatchObject({ action: 'account-deleted', actorId: userId, subjectId: userId })
  expect(entry).toMatchObject({ before: {}, after: {}, origin: '—' })
  expect(await findActor(shop, cookies())).toEqual({ outcome: 'nobody' })
  for (const table of [users, sessions, accounts, verifications, mails])
    expect(await shop.database.$count(table)).toBe(0)
  expect(await trackOrder(shop, trackingId)).toMatchObject({ orderId })
})

test('an order that has ended keeps what the books need, and nothing of me', async () => {
  const { orderRef } = await ordered('ended')
  const note = 'Rahima wants it on Friday'
  await recordCall(shop, aScript, { orderRef, outcome: 'no-answer', note })
  await move(orderRef, 'Processing', 'Shipped', 'Delivered')
  await addOrderNote(shop, aScript, { orderRef, text: 'Rahima is at home after six' })
  const [before] = await shop.database.select().from(orders)
  await leave(rahima.password)
  const [after] = await shop.database.select().from(orders)
  expect(after).toEqual({ ...before, ...person })
  // What staff wrote about me, too; that they did it stays.
  expect(await shop.database.$count(orderNotes)).toBe(0)
  const calls = await shop.database.select().from(orderCalls)
  expect(calls).toMatchObject([{ outcome: 'no-answer', note: '' }])
  const reasons = (await shop.database.select().from(orderChanges)).map(({ reason }) => reason)
  expect(reasons).toEqual(['', '', '', ''])
})

test('what staff corrected about me goes with me; what they changed of the goods stays in the history', async () => {
  const { orderRef } = await ordered('corrected')
  const changes = {
    fullName: 'Rahima Begum',
    discountInPaisa: 500,
    discountReason: 'Her sister asked',
  }
  await editOrder(shop, aScript, { orderRef, version: 1, ...changes })
  await setPayment(shop, aScript, { orderRef, to: 'collected', collectedBy: 'Jamal' })
  await move(orderRef, 'Processing', 'Shipped', 'Delivered')
  await leave(rahima.password)
  const details = (await shop.database.select().from(orderChanges)).flatMap(
    (row) => row.details ?? [],
  )
  expect(details).toEqual([
    { amounts: { discount: { from: 0, to: 500 }, grandTotal: { from: 16_000, to: 15_500 } } },
    {},
  ])
})

test('an order under way is still brought to me, and forgets me when it ends', async () => {
  const [delivered, canceled] = [await ordered('on-its-way'), await ordered('called-off')]
  await move(delivered.orderRef, 'Processing')
  await leave(rahima.password)
  const rows = await shop.database.select().from(orders)
  for (const row of rows) expect(row.phone).toMatch(/^\+880/)
  await move(delivered.orderRef, 'Shipped', 'Delivered')
  await move(canceled.orderRef, 'Canceled')
  for (const row of await shop.database.select().from(orders)) expect(row).toMatchObject(person)
  expect(await shop.database.$count(ordersToAnonymize)).toBe(0)
})

test('who comes back and claims the order keeps it when it is delivered, and may leave again', async () => {
  const { orderRef, orderId, trackingId } = await ordered('live-when-i-left')
  await leave(rahima.password)
  browser = await signedUp(shop)
  const back = await actor()
  expect(await findOwnOrder(shop, { ...back, emailVerified: true }, orderId)).toBeUndefined()
  const claimed = await claimOrder(shop, byPerson(back, '—'), {
    trackingId,
    phone: '01712345678',
  })
  expect(claimed).toEqual({ outcome: 'claimed', orderId })
  await move(orderRef, 'Processing')
  expect(await leave(rahima.password)).toEqual({ outcome: 'deleted' })

  browser = await signedUp(shop)
  const again = await actor()
  await claimOrder(shop, byPerson(again, '—'), { trackingId, phone: '01712345678' })
  await move(orderRef, 'Shipped', 'Delivered')
  expect(await findOwnOrder(shop, again, orderId)).toMatchObject({ fullName: 'Rahima Khatun' })
  expect(await leave(rahima.password)).toEqual({ outcome: 'deleted' })
  const [row] = await shop.database.select().from(orders)
  expect(row).toMatchObject(person)
})

test('what I said about the goods stays, and nobody learns that it was me', async () => {
  const { orderRef, trackingId } = await ordered('reviewed')
  await move(orderRef, 'Processing', 'Shipped', 'Delivered')
  const [line] = await shop.database.select().from(orderLines)
  const review = { trackingId, productId: line?.productId ?? '', stars: 5, text: 'Good tea' }
  await writeReview(shop, byPerson(await actor(), '—'), review)
  expect(await shop.database.select().from(reviews)).toMatchObject([{ author: 'Rahima ***' }])
  await leave(rahima.password)
  expect(await shop.database.select().from(reviews)).toMatchObject([
    { author: '', phone: null, customerId: null, stars: 5, text: 'Good tea' },
  ])
})

test('orders of others keep their person', async () => {
  const { orderRef } = await ordered('mine')
  await shop.database.update(orders).set({ customerId: null }).where(eq(orders.id, orderRef))
  await leave(rahima.password)
  await move(orderRef, 'Canceled')
  const [row] = await shop.database.select().from(orders)
  expect(row?.fullName).not.toBe('—')
})

test('my password is checked in the line of all passwords: where mine is full, I am asked to wait', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const hashes = Array.from({ length: 2 + 16 }, () =>
    shop.identity.hashes.inLineOf(browser.ipAddress, () => shop.identity.hashes.hash(() => gate)),
  )
  expect(await leave(rahima.password)).toEqual({ outcome: 'too-many-requests' })
  open()
  await Promise.all(hashes)
  expect(await leave('wrong-guess')).toEqual({ outcome: 'wrong-password' })
  expect(await shop.database.$count(users)).toBe(1)
})

test('with a wrong password nothing happens, and guesses are counted', async () => {
  expect(await leave('wrong-guess')).toEqual({ outcome: 'wrong-password' })
  const account = createHash('sha256').update(rahima.email).digest('base64url')
  shop = { ...shop, rateLimits: fullLimit('sign-in-on-known-browsers', account) }
  expect(await leave(rahima.password)).toEqual({ outcome: 'too-many-requests' })
  expect(await shop.database.$count(users)).toBe(1)
})

test('an account without a password must have come in a moment ago (requires-recent-login)', async () => {
  await shop.database.delete(accounts)
  const longAgo = new Date(shop.now().getTime() - 11 * 60_000)
  expect(await leave('', longAgo)).toEqual({ outcome: 'requires-recent-login' })
  expect(await leave('')).toEqual({ outcome: 'deleted' })
})

test('anyone who works for the shop cannot leave before their role is taken back (D6)', async () => {
  await shop.database.update(users).set({ role: 'owner' }).where(eq(users.email, rahima.email))
  expect(await leave(rahima.password)).toEqual({ outcome: 'works-here' })
})
