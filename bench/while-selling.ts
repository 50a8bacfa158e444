import type { Pool } from 'pg'
import type { BenchShop } from './support/bench-shop.ts'
import { LightClient } from './support/light-client.ts'
import { load, median } from './support/measure.ts'
import { orderFor, postOrder } from './support/order-request.ts'
import { compared, type Figure, type Figures } from './support/table.ts'

const connections = 32
const seconds = 5
const rounds = 3
const ordersPerSecond = 200
const buyers = 8

/** One more than few: the next order crosses the step, and so does the one after it is filled up again. */
const oneAboveFew = 6
const plenty = 1_000_000

const headers = { 'accept-encoding': 'br' }

/**
 * Hot pages per second while 200 orders a second each cross a step of stock somewhere in the shop, beside the same in quiet;
 * beside as many orders that cross none: what is missing there is the work of the orders themselves; and beside as many orders
 * at another shop on this machine: what is missing there is the machine, which no shop can give back.
 */
export async function* measureWhileSelling(bench: BenchShop): Figures {
  const url = await bench.withProducts(1000)
  const pool = bench.pool(url, 2)
  const shop = await bench.serve(url)
  const neighbor = await bench.serve(bench.url)
  try {
    const [product] = (await fetch(`${shop.origin}/api/product?limit=1`).then((answer) =>
      answer.json(),
    )) as { slug: string }[]
    const selling = {
      shop: { origin: shop.origin, pool },
      neighbor: { origin: neighbor.origin, pool: bench.pool(bench.url, 2) },
    }
    yield* await compare('home page', { ...selling, path: '/' })
    yield* await compare('product page', { ...selling, path: `/product/${product?.slug}` })
  } finally {
    await Promise.all([shop.stop(), neighbor.stop()])
  }
}

interface SellingShop {
  origin: string
  pool: Pool
}

interface Compared {
  shop: SellingShop
  neighbor: SellingShop
  path: string
}

async function compare(name: string, { shop, neighbor, path }: Compared): Promise<Figure[]> {
  const url = shop.origin + path
  const hot = async () => (await load({ url, connections, seconds, headers })).perSecond
  const whileSelling = async (seller: SellingShop, stock: number) => {
    const selling = await startSelling(seller, stock)
    const pages = await hot()
    return { pages, orders: await selling.stop() }
  }
  const quiet: number[] = []
  const busy: { pages: number; orders: number }[] = []
  const steady: { pages: number; orders: number }[] = []
  const elsewhere: { pages: number; orders: number }[] = []
  for (let round = 0; round < rounds; round++) {
    quiet.push(await hot())
    busy.push(await whileSelling(shop, oneAboveFew))
    steady.push(await whileSelling(shop, plenty))
    elsewhere.push(await whileSelling(neighbor, plenty))
  }
  const orders = Math.round(median(busy.map((one) => one.orders)))
  const figure = { name: `${name} while ${orders} orders/s cross stock steps`, unit: 'requests/s' }
  return [
    compared({
      ...figure,
      value: pages(busy),
      reference: { name: 'in quiet', value: median(quiet) },
      least: 0.8,
    }),
    compared({
      ...figure,
      value: pages(busy),
      reference: { name: 'orders that cross none', value: pages(steady) },
      least: 0.8,
    }),
    compared({
      ...figure,
      value: pages(busy),
      reference: { name: 'orders at another shop', value: pages(elsewhere) },
      least: 0.8,
    }),
  ]
}

const pages = (measured: readonly { pages: number }[]) => median(measured.map((one) => one.pages))

/** Each order takes a piece of another variant; all are filled up again before they are next ordered. */
async function startSelling({ origin, pool }: SellingShop, stock: number) {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM variants ORDER BY md5(id::text)',
  )
  const fillUp = () => pool.query('UPDATE variants SET stock = $1', [stock])
  await fillUp()
  const clients = Array.from({ length: buyers }, () => new LightClient(origin))
  const began = performance.now()
  const closing = new AbortController()
  let next = 0
  let placed = 0
  const sell = async (client: LightClient) => {
    while (!closing.signal.aborted) {
      const index = next++
      const dueMs = began + (index * 1000) / ordersPerSecond - performance.now()
      if (dueMs > 0) await new Promise((due) => setTimeout(due, dueMs))
      if (index > 0 && index % rows.length === 0) await fillUp()
      const status = await postOrder(client, orderFor(rows[index % rows.length]?.id ?? ''))
      if (status !== 201) throw new Error(`An order was answered with ${status}`)
      placed++
    }
  }
  const selling = Promise.all(clients.map(sell))
  selling.catch(() => {})
  return {
    /** Answers how many orders a second were placed. */
    stop: async () => {
      closing.abort()
      await selling
      for (const client of clients) client.close()
      return placed / ((performance.now() - began) / 1000)
    },
  }
}
