import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { byScript } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { inventedPhonesBegin } from '../invented-orders.ts'
import { placeOrder } from '../placement/place-order.ts'
import { moveOrder } from '../status/move-order.ts'
import { storeMove } from '../status/store-move.ts'
import { orders } from '../tables.ts'
import { listHappenings } from './list-happenings.ts'
import { listLatest } from './list-latest.ts'
import { newsFor } from './order-news.ts'

let shop: Shop
let karim: Person
let teapot: string
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator' })
  shop = opened.shop
  karim = opened.people.karim
  teapot = await stocked(shop, { name: 'Teapot', stock: 10 })
})

async function buy() {
  const placed = await placeOrder(shop, anOrderOf([teapot, 1]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  return placed
}

/** What the bell lists, and how many of all of it are unread. */
async function bellOf({ id }: Person) {
  const latest = await listLatest(shop, id)
  const happenings = await listHappenings(shop.database, { limit: 100 })
  const heard = { cursor: '', happenings, alsoChanged: [], isWhole: true, counts: {} as never }
  return {
    shown: latest.map(({ orderId, to }) => `${orderId} ${to}`),
    unread: newsFor(id, heard).unread,
  }
}

test('the bell has new orders and what buyers took back; no steps of colleagues, of scripts or of oneself, and nothing invented', async () => {
  const [taken, moved, invented] = [await buy(), await buy(), await buy()]
  const at = shop.now()
  await storeMove(shop.database, { orderRef: taken.id, to: 'Canceled', by: 'shopper', at })
  const steps = [byScript('demo-orders'), await inNameOf(shop, karim.id)]
  for (const [index, to] of (['Processing', 'Shipped'] as const).entries())
    await moveOrder(shop, steps[index] ?? byScript('demo-orders'), { orderRef: moved.id, to })
  await shop.database
    .update(orders)
    .set({ phone: `${inventedPhonesBegin}00000001` })
    .where(eq(orders.id, invented.id))
  expect(await bellOf(karim)).toEqual({
    shown: [`${taken.orderId} Canceled`, `${moved.orderId} Pending`, `${taken.orderId} Pending`],
    unread: 3,
  })
})
