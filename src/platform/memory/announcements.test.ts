import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl } from '../../../tests/support/test-shop.ts'
import { listenToAnnouncements } from './announcements.ts'
import { openLog } from '../log.ts'
import { Memory } from './memory.ts'
import { PageCache, type RenderedPage } from '../web/pages/page-cache.ts'

/** A network between the shop and PostgreSQL that can go silent: nothing is closed, and nothing arrives. */
async function openNetwork() {
  const database = new URL(await testDatabaseUrl())
  const sockets = new Set<Socket>()
  let isSilent = false
  let answers = 0
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname)
    far.on('data', () => answers++)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => isSilent || to.write(chunk))
      from.on('close', () => isSilent || to.destroy())
      from.on('error', () => {})
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    silence: () => (isSilent = true),
    heal: () => (isSilent = false),
    /** How often PostgreSQL said something. */
    answers: () => answers,
  }
}

const home: RenderedPage = {
  status: 200,
  headers: {},
  body: Buffer.from('home'),
  topics: ['banners'],
  staleFrom: undefined,
  keep: true,
}

/** As the shop joins them (src/start/serve-shop.ts). */
function openListener(url: string) {
  const [memory, cache] = [new Memory(), new PageCache(1_000_000)]
  const log = openLog('silent')
  const listener = {
    onTopics: (topics: string[]) => {
      memory.forget(topics)
      cache.drop(topics)
    },
    onEverything: () => {
      memory.begin()
      cache.begin()
    },
    onSilence: () => {
      memory.end()
      cache.end()
    },
  }
  const listening = listenToAnnouncements(url, log, listener, 1000)
  onTestFinished(() => listening.close())
  let asked = 0
  return {
    cache,
    open: () => cache.get('/', async () => home),
    ask: () => memory.recall('charge', ['banners'], async () => ++asked),
  }
}

const patience = { timeout: 20_000 }

const isFresh = ({ cache }: { cache: PageCache }) => cache.fresh('/') !== undefined

/** Whether the shop believes what it has kept; each question keeps it anew while announcements are received. */
async function believes(shop: ReturnType<typeof openListener>): Promise<boolean> {
  await shop.open()
  const first = await shop.ask()
  return isFresh(shop) && (await shop.ask()) === first
}

test('what a connection that died silently would have announced is believed no longer, by pages and memory alike', async () => {
  const network = await openNetwork()
  const shop = openListener(network.url)
  await expect.poll(() => believes(shop), patience).toBe(true)
  network.silence()
  await expect.poll(() => believes(shop), patience).toBe(false)
  network.heal()
  await expect.poll(() => believes(shop), patience).toBe(true)
})

test('a quiet connection that lives is believed for as long as it lives', async () => {
  const network = await openNetwork()
  const shop = openListener(network.url)
  await expect.poll(() => believes(shop), patience).toBe(true)
  const client = new Client({ connectionString: await testDatabaseUrl() })
  await client.connect()
  onTestFinished(() => client.end())
  // Nothing but its own pulse is on the line, many times; what is announced then is received.
  const kept = await shop.ask()
  const before = network.answers()
  await expect.poll(() => network.answers(), patience).toBeGreaterThan(before + 3)
  expect(isFresh(shop)).toBe(true)
  expect(await shop.ask()).toBe(kept)
  await client.query(`SELECT pg_notify('shop_changed', '["banners"]')`)
  await expect.poll(() => isFresh(shop), patience).toBe(false)
  expect(await shop.ask()).toBe(kept + 1)
})
