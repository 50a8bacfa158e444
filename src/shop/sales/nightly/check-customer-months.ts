import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { customerIdentities } from '#shop/customers/tables.ts'
import { orders } from '#shop/orders/tables.ts'
import type { Shop } from '#shop/shop.ts'
import type { Difference } from '../check/differences.ts'
import { listBooked } from '../check/list-booked.ts'
import type { Booked } from '../check/recount.ts'
import { salesCustomerEntries, salesCustomerMonths } from '../tables.ts'
import { rebuildCustomerMonths } from './rebuild-customer-months.ts'

const ordersAtOnce = 1000

/** More of them tell nothing new. */
const mostTold = 20

/**
 * Compares customers by month: as they were kept with the orders behind them, and, once they are counted again of this moment, with each
 * customer's months one after the other.
 */
export async function checkCustomerMonths({
  database,
}: Pick<Shop, 'database'>): Promise<Difference[]> {
  return database.transaction(
    async (inside) => {
      await inside.execute(sql`SET LOCAL statement_timeout = 0`)
      const asKept = compareCells(
        'the orders behind customers by month',
        await readCells(inside, ofEntries),
        await readCells(inside, ofMonths),
      )
      await rebuildCustomerMonths({ database: inside })
      const again = compareCells(
        'customers by month',
        foldPeople(await followPeople(inside)),
        await readCells(inside, ofMonths),
      )
      return [...asKept, ...again].slice(0, mostTold)
    },
    // What is booked meanwhile is in neither count.
    { isolationLevel: 'repeatable read' },
  )
}

interface Bought {
  orders: number
  net: number
}

interface CellCount extends Bought {
  customers: number
}

const ofMonths = sql`SELECT cohort, month, customers, orders, net_in_paisa AS net FROM ${salesCustomerMonths}`
const ofEntries = sql`
  SELECT cohort, date_trunc('month', day)::date AS month, sum(customers) AS customers, sum(orders) AS orders, sum(net_in_paisa) AS net
  FROM ${salesCustomerEntries} GROUP BY 1, 2`

/** By the month of the first order and the month that is told of. */
async function readCells(database: Database, rows: typeof ofMonths) {
  const found = await database.execute<Record<keyof CellCount | 'cell', string>>(
    sql`SELECT cohort || ' in ' || month AS cell, customers, orders, net FROM (${rows}) rows`,
  )
  return new Map(
    found.rows.map(({ cell, customers, orders: of, net }): [string, CellCount] => [
      cell,
      { customers: Number(customers), orders: Number(of), net: Number(net) },
    ]),
  )
}

const nothing: CellCount = { customers: 0, orders: 0, net: 0 }

function compareCells(
  what: string,
  counted: Map<string, CellCount>,
  kept: Map<string, CellCount>,
): Difference[] {
  return [...new Set([...counted.keys(), ...kept.keys()])].flatMap((cell) =>
    (['customers', 'orders', 'net'] as const).flatMap((measure) => {
      const [one, other] = [counted, kept].map((cells) => (cells.get(cell) ?? nothing)[measure])
      if (one === other) return []
      return [{ where: `${what}, ${cell}, ${measure}`, counted: one ?? 0, kept: other ?? 0 }]
    }),
  )
}

type Months = Map<string, Bought>

/** What each customer bought in each month, order by order. */
async function followPeople(database: Database): Promise<Iterable<Months>> {
  const people = new Map<string, Months>()
  for (let after: string | undefined; ;) {
    const buyers = await listBuyers(database, after)
    if (buyers.length === 0) return people.values()
    after = buyers.at(-1)?.id
    const booked = await listBooked(
      database,
      buyers.map(({ id }) => id),
    )
    for (const { id, buyer } of buyers) {
      if (buyer === null) continue
      const months = people.get(buyer) ?? new Map<string, Bought>()
      people.set(buyer, months)
      for (const row of booked.get(id) ?? []) addTo(months, row)
    }
  }
}

function addTo(months: Months, { kind, day, orders: of, gross, discount }: Booked): void {
  if (kind !== 'delivered' && kind !== 'returned') return
  const month = `${day.slice(0, 7)}-01`
  const before = months.get(month) ?? { orders: 0, net: 0 }
  const net = gross - discount
  months.set(month, {
    orders: before.orders + (kind === 'delivered' ? of : 0),
    net: before.net + (kind === 'delivered' ? net : -net),
  })
}

/** The next orders after one, and whose each is. */
async function listBuyers(database: Database, after: string | undefined) {
  const known = sql`SELECT customer_id::text FROM ${customerIdentities}`
  const { rows } = await database.execute<{ id: string; buyer: string | null }>(sql`
    SELECT o.id, CASE WHEN o.customer_id IS NOT NULL THEN coalesce((${known} WHERE user_id = o.customer_id), o.customer_id::text)
      WHEN o.phone <> '' THEN coalesce((${known} WHERE phone = o.phone), o.phone) END AS buyer
    FROM ${orders} o WHERE ${after === undefined ? sql`true` : sql`o.id > ${after}::uuid`} ORDER BY o.id LIMIT ${ordersAtOnce}`)
  return rows
}

/** The first month in which somebody bought names the row, and what they did in each month since adds to its cells. */
function foldPeople(people: Iterable<Months>): Map<string, CellCount> {
  const cells = new Map<string, CellCount>()
  for (const months of people) {
    const own = [...months].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const first = own.findIndex(([, { orders: of }]) => of > 0)
    const cohort = own[first]?.[0]
    if (cohort === undefined) continue
    for (const [month, { orders: of, net }] of own.slice(first)) {
      const cell = cells.get(`${cohort} in ${month}`) ?? nothing
      cells.set(`${cohort} in ${month}`, {
        customers: cell.customers + (of > 0 ? 1 : 0),
        orders: cell.orders + of,
        net: cell.net + net,
      })
    }
  }
  return cells
}
