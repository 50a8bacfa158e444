import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { openLog } from '../../src/platform/log.ts'
import { listenToAnnouncements } from '../../src/platform/memory/announcements.ts'
import { keepFolding } from '../../src/shop/customers/people/keep-folding.ts'
import { keepSumming } from '../../src/shop/sales/sums/keep-summing.ts'
import { sumUpAllSales } from '../../src/shop/sales/sums/sum-up.ts'
import { placeOrderSchema } from '../../src/shop/orders/contract.ts'
import { placeOrder } from '../../src/shop/orders/placement/place-order.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { median, repeat } from '../support/measure.ts'
import { orderFor, sellableVariants } from '../support/order-request.ts'
import { compared, type Figures } from '../support/table.ts'

const buyers = 16

interface Rounds {
  rounds: number
  seconds: number
}

const usual: Rounds = { rounds: 5, seconds: 2 }
/** Checkpoints and autovacuum come and go: what has an aim is asked more often. */
const often: Rounds = { rounds: 20, seconds: 2 }
/** Sums rest thirty times as long as they work: a short round holds the work, and not the rest. */
const long: Rounds = { rounds: 4, seconds: 30 }

/** A part of what the back office costs an order, switched off; an index that is not ready is passed over by writes. */
interface Without {
  name: string
  /** Nobody is told of new orders, and no page of the back office is open. */
  announcements?: boolean
  /** Customers are not added up, and no trigger says whose turn it is. */
  customers?: boolean
  ledger?: boolean
  /** Nothing is booked for the reports of sales, and nothing summed up. */
  sales?: boolean
  indexes?: readonly string[]
  least?: number
  measured?: Rounds
}

const tabs = ['orders_by_status']
const searching = ['orders_by_searched_text', 'lines_of_product', 'lines_of_variant']
const sorting = ['orders_by_time', 'orders_by_total', 'orders_by_district']

const variants: Without[] = [
  {
    name: 'live lists, tab counts and the ledger',
    announcements: true,
    ledger: true,
    indexes: tabs,
    least: 0.9,
    measured: often,
  },
  { name: 'live lists', announcements: true },
  { name: 'tab counts', indexes: tabs },
  { name: 'the ledger', ledger: true },
  { name: 'customers', customers: true },
  { name: 'the books of sales', sales: true, least: 0.95, measured: long },
  { name: 'the index of the search', indexes: searching },
  { name: 'the other sortings', indexes: sorting },
  {
    name: 'anything of the back office',
    announcements: true,
    customers: true,
    sales: true,
    ledger: true,
    indexes: [...tabs, ...searching, ...sorting],
  },
]

/** Orders per second as the shop takes them, beside the same without parts of what the back office needs, in turns. */
export async function* measurePlacing(shop: Shop, pool: Pool, url: string): Figures {
  const ids = await sellableVariants(pool)
  const place = (seconds: number) => (placing: Shop) => orders(placing, ids, seconds)
  await pool.query(
    `CREATE OR REPLACE FUNCTION bench_nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
  )
  await sumUpAllSales(shop)
  await open(shop, url, {}, place(usual.seconds))
  for (const without of variants) {
    const { rounds, seconds } = without.measured ?? usual
    const [whole, part] = [[] as number[], [] as number[]]
    const asItIs = async () => void whole.push(await open(shop, url, {}, place(seconds)))
    const withoutPart = async () => {
      await switchParts(pool, without, false)
      part.push(await open(shop, url, without, place(seconds)))
      await switchParts(pool, without, true)
    }
    for (let round = 0; round < rounds; round++) {
      // In turns, who goes first: the second of two finds more to do for PostgreSQL beside.
      const [first, second] = round % 2 ? [withoutPart, asItIs] : [asItIs, withoutPart]
      await first()
      await second()
    }
    yield compared({
      name: `orders placed, as it is`,
      unit: 'orders/s',
      value: median(whole),
      reference: { name: `without ${without.name}`, value: median(part) },
      least: without.least ?? 0,
    })
  }
}

/** A shop as a process of it runs: it hears what is announced, somebody has a list open, and customers are added up. */
async function open(
  shop: Shop,
  url: string,
  { announcements = false, customers = false, sales = false }: Partial<Without>,
  work: (shop: Shop) => Promise<number>,
): Promise<number> {
  const stopping = new AbortController()
  const folding = customers ? undefined : keepFolding(shop, stopping.signal, (some) => some())
  const summing = sales ? undefined : keepSumming(shop, stopping.signal, (some) => some())
  const orderFeed = announcements
    ? { ...shop.orderFeed, announceNewOrder: () => {} }
    : shop.orderFeed
  const seat = announcements ? undefined : shop.orderFeed.join(listener)
  const listening = listenToAnnouncements(url, openLog('error'), {
    onTopics: (topics) => {
      shop.memory.forget(topics)
      if (seat) shop.orderFeed.receive(topics)
    },
    onEverything: () => shop.memory.begin(),
    onSilence: () => shop.memory.end(),
  })
  try {
    return await work({ ...shop, orderFeed })
  } finally {
    stopping.abort()
    if (seat?.outcome === 'joined') seat.leave()
    await Promise.all([folding, summing, listening.close()])
  }
}

const listener = {
  userId: randomUUID(),
  mayListen: async () => true,
  send: () => true,
  close: () => {},
}

async function orders(shop: Shop, variantIds: readonly string[], seconds: number): Promise<number> {
  const { perSecond } = await repeat(buyers, seconds, async () => {
    const variantId = variantIds[Math.floor(Math.random() * variantIds.length)] ?? ''
    const typed = placeOrderSchema.parse(orderFor(variantId))
    const { outcome } = await placeOrder(shop, typed, randomUUID())
    if (outcome !== 'placed') throw new Error(`An order was answered with ${outcome}`)
  })
  return perSecond
}

/** What was written while a part was off is missing in it: nothing but the next round is measured with it. */
async function switchParts(
  pool: Pool,
  { indexes = [], customers, sales, ledger }: Without,
  isOn: boolean,
) {
  await pool.query(
    'UPDATE pg_index SET indisready = $1, indisvalid = $1 WHERE indexrelid = ANY($2::regclass[])',
    [isOn, indexes],
  )
  const word = isOn ? 'ENABLE' : 'DISABLE'
  if (customers) await pool.query(`ALTER TABLE orders ${word} TRIGGER customer_of_new_order`)
  if (sales) await pool.query(`ALTER TABLE orders ${word} TRIGGER sales_of_new_order`)
  if (ledger)
    await pool.query(
      isOn
        ? 'DROP TRIGGER bench_no_ledger ON stock_movements'
        : 'CREATE TRIGGER bench_no_ledger BEFORE INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION bench_nothing()',
    )
}
