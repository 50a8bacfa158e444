import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listenToAnnouncements, type Listening } from '#platform/memory/announcements.ts'
import { byScript } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { testDatabaseUrl } from '../../../../tests/support/test-shop.ts'
import { addOrderNote } from '../desk/add-order-note.ts'
import { releaseCall } from '../calls/release-call.ts'
import { takeNextCall } from '../calls/take-next-call.ts'
import { placeOrder } from '../placement/place-order.ts'
import { moveOrder } from '../status/move-order.ts'
import { notePresence } from './note-presence.ts'
import { openOrderFeed } from './open-order-feed.ts'
import type { FeedEvent, OrderNews } from './order-news.ts'

let shop: Shop
let karim: Person
let salma: Person
let teapot: string
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator', salma: 'admin' })
  shop = opened.shop
  karim = opened.people.karim
  salma = opened.people.salma
  teapot = await stocked(shop, { name: 'Teapot', stock: 100 })
})

/** Nobody waits for these: what is announced arrives long before. */
const never = 3_600_000

/** An instance of the shop: it takes orders, and its feed listens to what all of them announce. */
async function openInstance(beatMs = never) {
  const url = await testDatabaseUrl()
  const orderFeed = openOrderFeed(shop, { pauseMs: 5, beatMs })
  const listening = await new Promise<Listening>((listens) => {
    const opened = listenToAnnouncements(url, shop.log, {
      onTopics: orderFeed.receive,
      onEverything: () => {
        orderFeed.catchUp()
        listens(opened)
      },
      onSilence: () => {},
    })
  })
  onTestFinished(async () => {
    await listening.close()
    await orderFeed.close()
  })
  return { ...shop, orderFeed }
}

/** Somebody of the staff with the back office open. */
function openPage(instance: Shop, by = karim, since?: string) {
  const events: FeedEvent[] = []
  const page = { mayListen: true, takes: true, isOpen: true }
  const joined = instance.orderFeed.join(
    {
      userId: by.id,
      mayListen: async () => page.mayListen,
      send: (event) => {
        events.push(event)
        return page.takes
      },
      close: () => (page.isOpen = false),
    },
    since,
  )
  const news = () => events.flatMap((event) => (event.name === 'orders' ? [event.news] : []))
  return Object.assign(page, {
    joined,
    events,
    news,
    placed: () => news().flatMap(({ placed }) => placed.map(({ number }) => number)),
    changed: () => news().flatMap(({ changed }) => changed),
    presences: () => events.flatMap((event) => (event.name === 'presence' ? [event.ref] : [])),
    begun: async () => {
      await expect.poll(() => news().length).toBeGreaterThan(0)
    },
  })
}

async function buy(at: Shop) {
  const placed = await placeOrder(at, anOrderOf([teapot, 1]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  return placed
}

const confirm = async (orderRef: string, by: Person) =>
  moveOrder(shop, await inNameOf(shop, by.id), { orderRef, to: 'Processing' })

test('an order that one instance takes reaches the pages of another, with the counts, and with nothing of its buyer', async () => {
  const [first, second] = [await openInstance(), await openInstance()]
  const page = openPage(second)
  await page.begun()
  const { id, orderId } = await buy(first)
  await expect.poll(page.placed).toEqual([orderId])
  expect(page.news().at(-1)).toEqual({
    cursor: expect.any(String),
    placed: [{ ref: id, number: orderId }],
    changed: [],
    changedByOthers: [],
    unread: 1,
    fresh: 1,
    isWhole: true,
    counts: { Pending: 1, Processing: 0, Shipped: 0, Delivered: 0, Canceled: 0 },
  } satisfies OrderNews)
  expect(JSON.stringify(page.events)).not.toMatch(/Rahima|8801|Dhanmondi/)
})

test('who waits for something to call hears that a colleague lets go of an order, by leaving or by going on', async () => {
  const instance = await openInstance()
  await buy(instance)
  const second = await buy(instance)
  const page = openPage(instance)
  await page.begun()
  const said = () => page.events.filter(({ name }) => name === 'calls').length
  const mina = byScript('mina')
  const first = await takeNextCall(shop, mina)
  expect(said()).toBe(0)
  const held = await takeNextCall(shop, mina, { place: first?.place })
  await expect.poll(said).toBe(1)
  await releaseCall(shop, mina, { orderRef: second.id, heldUntil: held?.heldUntil ?? new Date() })
  await expect.poll(said).toBe(2)
})

test('many orders come in few messages, and each once', async () => {
  const instance = await openInstance()
  const page = openPage(instance)
  await page.begun()
  const orders = await Promise.all(Array.from({ length: 12 }, () => buy(instance)))
  const numbers = orders.map(({ orderId }) => orderId).toSorted()
  await expect.poll(() => page.placed().toSorted()).toEqual(numbers)
})

test('what a process did not say any more before it died is found by the next look', async () => {
  const dying = { ...shop, orderFeed: { ...shop.orderFeed, announceNewOrder: () => {} } }
  const page = openPage(await openInstance(100))
  await page.begun()
  const { orderId } = await buy(dying)
  await expect.poll(page.placed).toEqual([orderId])
})

test('a move and a note are sent at once, and are news only for those who did not do them', async () => {
  const instance = await openInstance()
  const { id } = await buy(instance)
  const [own, colleague] = [openPage(instance, karim), openPage(instance, salma)]
  await Promise.all([own.begun(), colleague.begun()])
  await confirm(id, karim)
  for (const page of [own, colleague]) await expect.poll(page.changed).toContain(id)
  const unreadOf = (page: typeof own) => page.news().reduce((sum, { unread }) => sum + unread, 0)
  const byOthers = (page: typeof own) => page.news().flatMap((one) => one.changedByOthers)
  expect([byOthers(own), byOthers(colleague)]).toEqual([[], expect.arrayContaining([id])])
  expect([unreadOf(own), unreadOf(colleague)]).toEqual([0, 0])
  const before = own.changed().length
  await addOrderNote(shop, await inNameOf(shop, salma.id), { orderRef: id, text: 'Call at six' })
  await expect.poll(() => own.changed().length).toBeGreaterThan(before)
})

test('who comes back with the last cursor gets what came meanwhile; who comes for the first time, only the counts', async () => {
  const instance = await openInstance()
  const page = openPage(instance)
  await page.begun()
  const { cursor } = page.news()[0] ?? {}
  if (page.joined.outcome === 'joined') page.joined.leave()
  const { orderId } = await buy(instance)
  const [back, anew] = [openPage(instance, karim, cursor), openPage(instance)]
  await Promise.all([back.begun(), anew.begun()])
  expect([back.placed(), anew.placed()]).toEqual([[orderId], []])
  expect(anew.news()[0]).toMatchObject({ unread: 0, counts: { Pending: 1 } })
})

test('after announcements were missed, pages are asked to read anew', async () => {
  const instance = await openInstance()
  const page = openPage(instance)
  await page.begun()
  instance.orderFeed.catchUp()
  await expect.poll(() => page.news().at(-1)?.isWhole).toBe(false)
  const { orderId } = await buy(instance)
  await expect.poll(page.placed).toEqual([orderId])
  expect(page.news().at(-1)?.isWhole).toBe(true)
})

test('whose session or role is gone learns so once, and receives nothing after it', async () => {
  const instance = await openInstance(50)
  const [dismissed, other] = [openPage(instance, karim), openPage(instance, salma)]
  await Promise.all([dismissed.begun(), other.begun()])
  dismissed.mayListen = false
  await expect.poll(() => dismissed.isOpen).toBe(false)
  expect(dismissed.events.at(-1)).toEqual({ name: 'end' })
  const received = dismissed.events.length
  await buy(instance)
  await expect.poll(() => other.placed().length).toBe(1)
  expect(dismissed.events).toHaveLength(received)
  expect(other.isOpen).toBe(true)
})

test('a connection that does not keep up is closed, and so is one too many of a person, and all of them at the end', async () => {
  const instance = await openInstance(50)
  const slow = openPage(instance, salma)
  slow.takes = false
  await expect.poll(() => slow.isOpen).toBe(false)
  const pages = Array.from({ length: 10 }, () => openPage(instance))
  expect(openPage(instance).joined.outcome).toBe('too-many')
  const other = openPage(instance, salma)
  expect(other.joined.outcome).toBe('joined')
  await other.begun()
  await instance.orderFeed.close()
  expect([...pages, other].map(({ isOpen }) => isOpen)).not.toContain(true)
  expect(openPage(instance).joined.outcome).toBe('too-many')
})

test('two people see each other on one order from any instance, until one leaves', async () => {
  const [first, second] = [await openInstance(), await openInstance()]
  const { id: orderRef } = await buy(first)
  const page = openPage(second, salma)
  const ownPage = openPage(second, karim)
  await page.begun()
  const note = (at: Shop, { id: userId }: Person, doing: 'looking' | 'editing' | 'left') =>
    notePresence(at, { orderRef, userId, page: userId, doing })
  expect(await note(first, karim, 'looking')).toEqual([])
  await expect.poll(page.presences).toEqual([orderRef])
  expect(await note(second, salma, 'editing')).toMatchObject([{ id: karim.id, doing: 'looking' }])
  await expect
    .poll(() => note(first, karim, 'looking'))
    .toMatchObject([{ id: salma.id, doing: 'editing' }])
  await note(first, karim, 'left')
  await expect.poll(() => note(second, salma, 'editing')).toEqual([])
  // Once of Salma; what Karim does himself would make two pages of his answer each other for ever.
  expect(ownPage.presences()).toEqual([orderRef])
})
