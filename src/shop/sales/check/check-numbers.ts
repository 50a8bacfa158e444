import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { findMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { checkLeaders } from '../leaders/check-leaders.ts'
import { checkCustomerMonths } from '../nightly/check-customer-months.ts'
import { loadSalesTotals } from '../read/load-sales-totals.ts'
import { sumUpAllSales } from '../sums/sum-up.ts'
import { checkDays, checkMonths } from './check-sums.ts'
import { compareLines, compareOrder, type Difference } from './differences.ts'
import { checkIdentities } from './identities.ts'
import { listBooked, listBookedLines } from './list-booked.ts'
import { listRawOrders } from './list-raw-orders.ts'
import { loadStanding } from './load-standing.ts'
import { recount } from './recount.ts'

export interface NumbersChecked {
  orders: number
  days: number
  differences: Difference[]
}

/** More of them tell nothing new. */
const mostTold = 100

const daysAtOnce = 31

/**
 * Counts every order from its rows, and compares: with the ledger, the ledger with its lines, with the sums of days and months, with who led in
 * these and with customers by month, and all of it with what must be true. Sums up first what waits to be.
 */
export async function checkNumbers(
  shop: Pick<Shop, 'database' | 'now'>,
  onProgress: (orders: number) => void = () => {},
): Promise<NumbersChecked> {
  await sumUpAllSales(shop)
  const booksBegan = await findBooksBegan(shop)
  const differences: Difference[] = []
  let [orders, after] = [0, undefined as string | undefined]
  for (;;) {
    const checked = await atOneMoment(shop.database, (database) =>
      checkOrders(database, { after, booksBegan }),
    )
    if (checked.last === undefined) break
    after = checked.last
    orders += checked.orders
    differences.push(...checked.differences.slice(0, mostTold - differences.length))
    onProgress(orders)
  }
  const sums = await checkAllSums(shop)
  differences.push(...sums.differences, ...(await checkCustomerMonths(shop)))
  return { orders, days: sums.days, differences }
}

/** A colleague who changes an order meanwhile changes nothing of what is compared here. */
const atOneMoment = <Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction(
    async (inside) => {
      await inside.execute(sql`SET LOCAL statement_timeout = 0`)
      return work(inside)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Undefined in a shop that had books from its first order on (docs/decisions/0170). */
async function findBooksBegan(shop: Pick<Shop, 'database'>): Promise<Date | undefined> {
  const began = await findMarker(shop, 'books-began')
  return began === undefined ? undefined : new Date(String(began))
}

interface Checking {
  /** The last order that was checked. */
  after: string | undefined
  booksBegan: Date | undefined
}

async function checkOrders(database: Database, { after, booksBegan }: Checking) {
  const raw = await listRawOrders(database, after)
  const ids = raw.map(({ id }) => id)
  const booked = await listBooked(database, ids)
  const lines = await listBookedLines(database, ids)
  const differences = raw.flatMap((order) => {
    const own = booked.get(order.id) ?? []
    const name = `order ${order.id}`
    return [
      ...compareOrder(name, recount(order, { dayOf: dayInDhaka, booksBegan }), own),
      ...compareLines(name, lines.get(order.id) ?? [], own),
    ]
  })
  return { orders: raw.length, last: ids.at(-1), differences }
}

async function checkAllSums(shop: Pick<Shop, 'database' | 'now'>) {
  return atOneMoment(shop.database, async (database) => {
    const days = await listSettledDays(database)
    const differences: Difference[] = []
    for (let first = 0; first < days.length; first += daysAtOnce)
      differences.push(...(await checkDays(database, days.slice(first, first + daysAtOnce))))
    differences.push(...(await checkMonths(database)), ...(await checkLeaders(database)))
    const ever = await loadSalesTotals(
      { database },
      { from: days[0] ?? '2000-01-01', to: days.at(-1) ?? '2000-01-01' },
    )
    // While something waits to be booked, the one is not yet the other.
    const isBehind = await isWaiting(database)
    if (!isBehind) differences.push(...checkIdentities(ever, await loadStanding(database)))
    return { days: days.length, differences }
  })
}

async function listSettledDays(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ day: string }>(sql`
    SELECT DISTINCT day::text AS day FROM (SELECT day FROM sales_entries UNION ALL SELECT day FROM sales_days WHERE dimension = 'all') days
    WHERE day NOT IN (SELECT day FROM stale_sales_days WHERE NOT is_cohort) ORDER BY day`)
  return rows.map(({ day }) => day)
}

async function isWaiting(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ waits: boolean }>(
    sql`SELECT EXISTS (SELECT FROM sales_queue) OR EXISTS (SELECT FROM stale_sales_days) AS waits`,
  )
  return rows[0]?.waits === true
}
