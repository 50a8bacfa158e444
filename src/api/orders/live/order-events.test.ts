import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createApiListener } from '#platform/web/api-listener.ts'
import { listen, stopServer } from '#platform/web/stop-server.ts'
import { sessions, users } from '#shop/identity/tables.ts'
import { rowsOfLists } from '#shop/exported-lists.ts'
import { writeNextExport } from '#shop/exports/write-next-export.ts'
import { askForOrderExport } from '#shop/orders/export/ask-for-order-export.ts'
import { openOrderFeed } from '#shop/orders/live/open-order-feed.ts'
import { orderTopic } from '#shop/orders/live/topics.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { openApi } from '../../open-api.ts'

type Wanted = Parameters<typeof askForOrderExport>[2]

let shop: Shop
let karim: Person
let teapot: string
beforeEach(async () => {
  const opened = await openTestShop()
  const orderFeed = openOrderFeed(opened, { pauseMs: 5, beatMs: 50 })
  onTestFinished(() => orderFeed.close())
  shop = { ...opened, orderFeed }
  karim = await personWith(shop, 'moderator', 'karim')
  teapot = await stocked(shop, { stock: 50 })
})

/** The shop's calls on a port, as the web server answers them. */
async function openDoor() {
  const { shopUrl } = shop.environment
  const options = { handlers: { api: openApi(shop) }, log: shop.log, trustedProxies: 0, shopUrl }
  const server = createServer(createApiListener(options, new WeakMap()))
  await listen(server, 0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const cookieOf = ({ browser }: Person) =>
  [...browser.cookies].map((pair) => pair.join('=')).join('; ')

/** As a browser listens. */
async function openStream(url: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${url}/api/order-events`, {
    headers: { cookie: cookieOf(karim), 'accept-encoding': 'gzip, br', ...headers },
    signal: leaving.signal,
  })
  const stream = { response, text: '', hasEnded: false, leave: () => leaving.abort() }
  void (async () => {
    for await (const chunk of response.body ?? []) stream.text += Buffer.from(chunk).toString()
    stream.hasEnded = true
  })().catch(() => {})
  return stream
}

async function buy(): Promise<string> {
  const { content } = await karim.browser.post('/order', anOrderOf([teapot, 1]), {
    'idempotency-key': crypto.randomUUID(),
  })
  // No other process announces here.
  shop.orderFeed.receive(['orders'])
  return (content as { orderId: string }).orderId
}

test('the stream is sent as it comes, by no proxy kept back, and goes on from where it was left', async () => {
  const { url } = await openDoor()
  const stream = await openStream(url)
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  await expect.poll(() => stream.text).toMatch(/^retry: 3000\n\n[^]*id: \S+\nevent: orders\ndata: /)
  const cursor = /id: (\S+)/.exec(stream.text)?.[1] ?? ''
  const orderId = await buy()
  await expect.poll(() => stream.text).toContain(`"number":"${orderId}"`)
  await expect.poll(() => stream.text).toContain('event: beat\ndata: {}\n\n')
  stream.leave()

  const back = await openStream(url, { 'last-event-id': cursor })
  await expect.poll(() => back.text).toContain(`"number":"${orderId}"`)
  const odd = await openStream(url, { 'last-event-id': "' OR 1=1" })
  await expect.poll(() => odd.text).toContain('"placed":[]')
})

test('an export that ended while no page was open is told to the person who asked for it, on their next visit', async () => {
  const { url } = await openDoor()
  const salma = await personWith(shop, 'admin', 'salma')
  await shop.database.update(users).set({ role: 'admin' }).where(eq(users.id, karim.id))
  const wanted = { filter: {}, sort: 'newest', columns: ['order'], format: 'csv' } satisfies Wanted
  const asked = await askForOrderExport(shop, await inNameOf(shop, karim.id), wanted)
  if (asked.outcome !== 'waiting') throw new Error(asked.outcome)
  const early = await openStream(url)
  await expect.poll(() => early.text).toContain('event: beat')
  expect(early.text).not.toContain('event: export')
  early.leave()
  await writeNextExport(shop, rowsOfLists, new AbortController().signal)

  const [own, colleague] = [
    await openStream(url),
    await openStream(url, { cookie: cookieOf(salma) }),
  ]
  const told = { id: asked.id, list: 'orders', state: 'ready', isLate: true }
  await expect.poll(() => own.text).toContain(`event: export\ndata: ${JSON.stringify(told)}\n\n`)
  await expect.poll(() => colleague.text).toContain('event: beat')
  expect(colleague.text).not.toContain('event: export')
})

test('whose session has ended learns of the end, and an open page keeps no session alive', async () => {
  const used = () => shop.database.select({ at: sessions.updatedAt }).from(sessions)
  const long = new Date(Date.now() - 5 * 60_000)
  await shop.database.update(sessions).set({ updatedAt: long })
  const { url } = await openDoor()
  const stream = await openStream(url)
  await expect.poll(() => stream.text).toContain('event: beat')
  expect(await used()).toEqual([{ at: long }])
  await shop.database.delete(sessions).where(eq(sessions.userId, karim.id))
  await expect.poll(() => stream.hasEnded).toBe(true)
  expect(stream.text).toMatch(/event: end\ndata: \{\}\n\n$/)
  const refused = await openStream(url)
  expect(refused.response.status).toBe(401)
})

test('one connection too many is refused in words; one that closed makes room', async () => {
  const { url } = await openDoor()
  const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(url)))
  const { response } = await openStream(url)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  streams[0]?.leave()
  await expect.poll(async () => (await openStream(url)).response.status).toBe(200)
})

test('who does not read is let go, and the server stops without waiting for those who do', async () => {
  const { url, server } = await openDoor()
  const stream = await openStream(url)
  await expect.poll(() => stream.text).toContain('event: beat')
  const api = openApi(shop)
  const request = new Request(`${url}/api/order-events`, { headers: { cookie: cookieOf(karim) } })
  const unread = await api(request, { ipAddress: '203.0.113.7', requestId: 'test' })
  // A body that nobody asks for fills up with as much as may wait, and ends there.
  for (let times = 0; times < 80; times++) {
    const received = stream.text.length
    shop.orderFeed.receive([orderTopic({ orderRef: crypto.randomUUID(), by: 'shop' })])
    await expect.poll(() => stream.text.length).toBeGreaterThan(received)
  }
  const waiting = await unread.text()
  expect(waiting.split('event: ').length).toBeLessThanOrEqual(65)

  await shop.orderFeed.close()
  await stopServer(server, 60_000)
  await expect.poll(() => stream.hasEnded).toBe(true)
})

test('colleagues see by name who has an order open; an order that is not there has nobody', async () => {
  const orderId = await buy()
  const salma = await personWith(shop, 'admin', 'salma')
  const say = ({ browser }: Person, doing: string, number = orderId) =>
    browser.send('PUT', `/order/${number}/presence`, { doing })
  expect((await say(karim, 'looking')).content).toEqual({ others: [] })
  expect((await say(salma, 'editing')).content).toEqual({
    others: [{ id: karim.id, name: 'Rahima Khatun', doing: 'looking' }],
  })
  // Karim's second window: he is there until he has closed both.
  const page = crypto.randomUUID()
  const other = (doing: string) =>
    karim.browser.send('PUT', `/order/${orderId}/presence`, { doing, page })
  await other('editing')
  expect((await say(karim, 'looking')).status).toBe(200)
  const seen = { id: karim.id, name: 'Rahima Khatun' }
  expect((await say(salma, 'editing')).content).toEqual({ others: [{ ...seen, doing: 'editing' }] })
  expect((await other('left')).status).toBe(200)
  expect((await say(salma, 'editing')).content).toEqual({ others: [{ ...seen, doing: 'looking' }] })
  expect((await say(karim, 'left')).content).toEqual({ others: [] })
  expect((await say(salma, 'looking')).content).toEqual({ others: [] })
  expect((await say(salma, 'sleeping')).status).toBe(400)
  expect((await say(salma, 'looking', '12345')).status).toBe(404)
})
