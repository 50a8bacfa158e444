import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { refusalCode, uniqueViolation } from '#platform/database/database-away.ts'
import {
  everythingIsTaken,
  notAsRead,
  stockTaking,
  valuesOfTaking,
  type WantedStock,
} from '#shop/catalog/stock/take-stock.ts'
import type { OrderLine } from '../confirmation.ts'
import {
  isWithinLimits,
  orderLimiting,
  valuesOfLimits,
  type LimitReason,
} from '../limits/limit-orders.ts'
import type { Allowances } from '../limits/order-limits.ts'
import type { NoticeEvent } from '../notices/notice.ts'
import { orderChanges, orderLines, orderNotices, orders } from '../tables.ts'

const given = sql.placeholder

/** What only staff change, later. */
const asItBegins = {
  discountInPaisa: sql`0`,
  deliveryChargeIsSet: sql`false`,
  version: sql`1`,
  source: sql`'website'`,
  callState: sql`NULL::text`,
  callAgainAt: sql`NULL::timestamptz`,
} satisfies Partial<Record<keyof typeof orders.$inferSelect, SQL>>

type BegunColumn = keyof typeof asItBegins

/** All columns of an order, and of a line but its order, as values given under their names, in the order of an INSERT. */
const orderGiven = listGiven(getTableColumns(orders), '', asItBegins)
// The purchase cost is never in the memory of what shoppers see: it is read where the variant is held.
const { orderRef: _, purchaseCostInPaisa: __, ...lineColumns } = getTableColumns(orderLines)
const linesGiven = listGiven(lineColumns, '[]')
const lineNames = sql.join(
  Object.keys(lineColumns).map((name) => sql.identifier(name)),
  sql`, `,
)

function listGiven(
  columns: Record<string, PgColumn>,
  suffix: '' | '[]',
  constants: Readonly<Record<string, SQL>> = {},
): SQL {
  const values = Object.entries(columns).map(
    ([name, column]) =>
      constants[name] ?? sql`${given(name)}::${sql.raw(column.getSQLType() + suffix)}`,
  )
  return sql.join(values, sql`, `)
}

/**
 * One statement takes the stock and writes order, lines and first change, or does nothing at all (D13). It is a transaction of
 * its own: others wait for a popular product only as long as PostgreSQL works, not while anything travels.
 */
const saving = prepared((database) => {
  const { parts, selected } = partsOf(database)
  return database
    .with(...parts)
    .select(selected)
    .from(nothing)
    .prepare('save_order')
})

/** The same where somebody is to be written about it: nobody else's order waits for that. */
const savingWithNotices = prepared((database) => {
  const { parts, selected } = partsOf(database)
  const noticed = database.$with('noticed').as(
    database
      .insert(orderNotices)
      .select(
        sql`SELECT placed.id, event, placed.placed_at, NULL FROM placed, unnest(${given('events')}::text[]) AS event`,
      )
      .returning({ event: orderNotices.event }),
  )
  return database
    .with(...parts, noticed)
    .select(selected)
    .from(nothing)
    .prepare('save_order_with_notices')
})

const nothing = sql`(SELECT) AS nothing`

function partsOf(database: Database) {
  const { reached } = orderLimiting(database)
  // People wait for phone and client before they hold stock, everybody in this order: nobody waits in a circle.
  const { taken, recorded, announced } = stockTaking(database, isWithinLimits)
  const placed = database.$with('placed').as(
    database
      .insert(orders)
      .select(sql`SELECT ${orderGiven} WHERE ${everythingIsTaken}`)
      .returning({ id: orders.id, placedAt: orders.placedAt }),
  )
  const lines = database.$with('lines').as(
    database
      .insert(orderLines)
      .select(sql`SELECT placed.id, line.*, taken.purchase_cost_in_paisa
          FROM placed, unnest(${linesGiven}) AS line(${lineNames}) JOIN taken ON taken.id = line."variantId"`)
      .returning({ position: orderLines.position }),
  )
  const change = database.$with('change').as(
    database
      .insert(orderChanges)
      .select(
        sql`SELECT ${given('changeId')}::uuid, placed.id, placed.placed_at, 'shopper', 'status', NULL, 'Pending', '', NULL::bigint, NULL::jsonb FROM placed`,
      )
      .returning({ id: orderChanges.id }),
  )
  return {
    parts: [reached, taken, placed, lines, change, recorded, announced],
    selected: {
      isPlaced: sql<boolean>`EXISTS (SELECT FROM placed)`,
      fullSince: sql<string | null>`(SELECT full_since FROM reached)`,
      reason: sql<LimitReason | null>`(SELECT reason FROM reached)`,
      variantId: sql<string | null>`(SELECT variant_id FROM reached)`,
      announced: sql<unknown>`(SELECT count(*) FROM announced)`,
    },
  }
}

export type NewOrder = Omit<
  typeof orders.$inferSelect,
  'status' | 'payment' | 'statusChangedAt' | BegunColumn
> & { lines: readonly OrderLine[] }

export type SaveOrderResult =
  | { outcome: 'saved' }
  | { outcome: 'too-many-of-phone'; since: Date }
  | { outcome: 'over-limit'; reason: LimitReason; variantId: string | null }
  /** One of its unique fields is taken (the idempotency key, or by chance an id), or the stock is not what was read. */
  | { outcome: 'not-saved' }

interface Beside {
  wanted: readonly WantedStock[]
  allowances: Allowances
  /** What somebody is to be written about. */
  events: readonly NoticeEvent[]
}

export async function saveOrder(
  database: Database,
  { lines, ...order }: NewOrder,
  { wanted, allowances, events }: Beside,
): Promise<SaveOrderResult> {
  const statement = events.length > 0 ? savingWithNotices : saving
  const [answer] = await statement(database)
    .execute({
      ...order,
      status: 'Pending',
      payment: 'due',
      statusChangedAt: order.placedAt,
      ...columnsOf(lines),
      ...valuesOfTaking(wanted, order.placedAt),
      ...valuesOfLimits(allowances, lines),
      changeId: newId(),
      ...(events.length > 0 && { events }),
    })
    .catch((error: unknown) => {
      // Also where an order with this key, or by chance with this id, was written while this one was.
      if ([uniqueViolation, notAsRead].some((code) => code === refusalCode(error))) return []
      throw error
    })
  if (answer?.isPlaced) return { outcome: 'saved' }
  if (answer?.fullSince) return { outcome: 'too-many-of-phone', since: new Date(answer.fullSince) }
  if (answer?.reason)
    return { outcome: 'over-limit', reason: answer.reason, variantId: answer.variantId }
  return { outcome: 'not-saved' }
}

/** Rows turned into one array for each column. */
function columnsOf(lines: readonly OrderLine[]): Record<keyof typeof lineColumns, unknown[]> {
  return {
    position: lines.map((_line, index) => index),
    productId: lines.map((line) => line.productId),
    variantId: lines.map((line) => line.variantId),
    sku: lines.map((line) => line.sku),
    name: lines.map((line) => line.name),
    nameBn: lines.map((line) => line.nameBn),
    color: lines.map((line) => line.color),
    colorBn: lines.map((line) => line.colorBn),
    size: lines.map((line) => line.size),
    picture: lines.map((line) => line.picture),
    quantity: lines.map((line) => line.quantity),
    unitPriceInPaisa: lines.map((line) => line.unitPriceInPaisa),
  }
}
