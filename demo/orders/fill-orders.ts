import { and, asc, isNull, ne, not, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import { holdVariants } from '#shop/catalog/stock/change-stock.ts'
import { rollUpUnitsSold } from '#shop/catalog/stock/pace/roll-up-units-sold.ts'
import { readZoning } from '#shop/delivery/load-zoning.ts'
import { users } from '#shop/identity/tables.ts'
import { byScript, nameOfInitiator } from '#shop/initiator.ts'
import { isRealOrder } from '#shop/orders/invented-orders.ts'
import { orderChanges, orderLines, orders } from '#shop/orders/tables.ts'
import { newOrderId } from '#shop/orders/tracking/tracking-id.ts'
import type { Shop } from '#shop/shop.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import { listVariantsForSale } from './list-variants-for-sale.ts'
import { planMovements } from './plan-movements.ts'
import { planOrders, type PlannedOrder } from './plan-orders.ts'

/** All are planned in memory. */
export const mostOrders = 50_000

export interface FillOrders {
  /** At most `mostOrders`. */
  count: number
  /** Also where people have ordered, whose orders these will stand among for good. */
  besideRealOrders: boolean
  onProgress: (done: number) => void
  drawNumber?: () => string
}

export type FillOrdersResult =
  | { outcome: 'filled'; orders: number; people: number }
  | { outcome: 'has-real-orders'; real: number }
  | { outcome: 'nothing-for-sale' }

/** The author, as histories call it. */
const writer = nameOfInitiator(byScript('demo-orders'))
const rowsAtOnce = 1000

/** Fills a trial shop with orders of the last year that nobody placed: all of them, or none. */
export async function fillOrders(
  shop: Shop,
  { count: wanted, besideRealOrders, onProgress, drawNumber = newOrderId }: FillOrders,
): Promise<FillOrdersResult> {
  const { invented, real } = await countOrders(shop.database)
  if (real > 0 && !besideRealOrders) return { outcome: 'has-real-orders', real }
  const now = shop.now()
  const variants = await listVariantsForSale(shop.database, now)
  if (variants.length === 0) return { outcome: 'nothing-for-sale' }
  const planned = planOrders({
    count: wanted,
    // Called again, it invents others.
    seed: invented + 1,
    now,
    variants,
    zoning: await readZoning(shop.database),
    staff: await listStaff(shop.database),
  })
  await shop.database.transaction(async (database) => {
    // Each on the days of its history, once all of it is there.
    await database.execute(sql`SET LOCAL haat.books_later = 'yes'`)
    await writeOrders(database, planned, { onProgress, drawNumber })
    await writeLedger(database, planned, now)
    const subject = { type: 'import', id: newId(), name: 'demo-orders' } as const
    const entry = { action: 'orders-invented', actorId: null, subject, origin: writer } as const
    await recordAudit(database, { ...entry, after: { orders: planned.length } }, now)
  })
  await rollUpUnitsSold(shop)
  const people = new Set(planned.map(({ order }) => order.phone)).size
  return { outcome: 'filled', orders: planned.length, people }
}

const isInvented = not(isRealOrder)

async function countOrders(database: Database): Promise<{ invented: number; real: number }> {
  const [row] = await database
    .select({
      invented: sql<number>`count(*) FILTER (WHERE ${isInvented})`.mapWith(Number),
      real: sql<number>`count(*) FILTER (WHERE ${not(isInvented)})`.mapWith(Number),
    })
    .from(orders)
  return row ?? { invented: 0, real: 0 }
}

/** Accounts that work in the shop; where there are none, the script itself. */
async function listStaff(database: Database): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.role, 'customer'), isNull(users.blockedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))
  return rows.length > 0 ? rows.map(({ id }) => id) : [writer]
}

async function writeOrders(
  database: Database,
  planned: readonly PlannedOrder[],
  { onProgress, drawNumber }: Required<Pick<FillOrders, 'onProgress' | 'drawNumber'>>,
): Promise<void> {
  let done = 0
  for (const some of inParts(planned)) {
    await insertOrders(database, some, drawNumber)
    for (const lines of inParts(some.flatMap((order) => order.lines)))
      await database.insert(orderLines).values(lines)
    const changes = some.flatMap(({ order, steps }) =>
      steps.map((step) => ({ id: newId(), orderRef: order.id, ...step })),
    )
    for (const part of inParts(changes)) await database.insert(orderChanges).values(part)
    done += some.length
    onProgress(done)
  }
}

/** A number that another order has, also one that was placed a moment ago, is drawn again. */
async function insertOrders(
  database: Database,
  planned: readonly PlannedOrder[],
  drawNumber: () => string,
): Promise<void> {
  let left = planned.map(({ order }) => order)
  while (left.length > 0) {
    const written = await database
      .insert(orders)
      .values(left.map((order) => ({ ...order, orderId: drawNumber() })))
      .onConflictDoNothing({ target: orders.orderId })
      .returning({ id: orders.id })
    const ids = new Set(written.map(({ id }) => id))
    left = left.filter(({ id }) => !ids.has(id))
  }
}

/** While the variants are held, so that no sale comes between what the ledger says and the stock. */
async function writeLedger(
  database: Database,
  planned: readonly PlannedOrder[],
  now: Date,
): Promise<void> {
  const lines = planned.flatMap((order) => order.lines)
  const ids = [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))]
  const stocks = await holdVariants(database, ids)
  const { movements, sold } = planMovements(planned, { stocks, now, by: writer })
  for (const part of inParts(movements)) await database.insert(stockMovements).values(part)
  await database.execute(sql`
    UPDATE variants SET units_sold = least(units_sold::bigint + more.pieces, 2147483647)::int
    FROM unnest(${sql.param([...sold.keys()])}::uuid[], ${sql.param([...sold.values()])}::int[]) AS more(id, pieces)
    WHERE variants.id = more.id`)
}

/** A statement takes some ten thousand values. */
function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
