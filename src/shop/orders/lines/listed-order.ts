import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { placedIds, prepared } from '#platform/database/prepared.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
import type { Shop } from '#shop/shop.ts'
import type { CallOutcome } from '../calls/call.ts'
import type { DeliveryMethod, OrderSource, OrderStatus, PaymentStatus } from '../order.ts'
import { orders } from '../tables.ts'
import { lineSumsOf, selectLineSums, type LineSums } from './sum-lines.ts'

/** An order as lists of the staff show it. */
export interface OrderRow extends LineSums {
  id: string
  orderId: string
  placedAt: Date
  fullName: string
  /** E.164; empty where the person was removed. */
  phone: string
  deliveryMethod: DeliveryMethod
  district: string
  districtBn: string | null
  area: string
  areaBn: string | null
  status: OrderStatus
  payment: PaymentStatus
  source: OrderSource
  /** What came of the last call; null where nobody has called. */
  callState: CallOutcome | null
  grandTotalInPaisa: number
  paidInPaisa: number
  refundedInPaisa: number
}

/** Filtered orders are counted so far; one more means "and more". */
export const mostCounted = 200

const rowColumns = {
  id: orders.id,
  orderId: orders.orderId,
  placedAt: orders.placedAt,
  fullName: orders.fullName,
  phone: orders.phone,
  deliveryMethod: orders.deliveryMethod,
  district: orders.district,
  districtBn: orders.districtBn,
  area: orders.area,
  areaBn: orders.areaBn,
  status: orders.status,
  payment: orders.payment,
  source: orders.source,
  callState: orders.callState,
  grandTotalInPaisa: orders.grandTotalInPaisa,
  paidInPaisa: orders.paidInPaisa,
  refundedInPaisa: orders.refundedInPaisa,
}

/** The orders of a list of ids, with their lines and tags, as parts of one statement. */
export const selectOrderRows = (database: Database, ids: SQL) => ({
  rows: rowsOf(
    database
      .select(rowColumns)
      .from(orders)
      .where(sql`${orders.id} = ANY(${ids})`),
  ),
  ...selectLineSums(database, ids),
})

const finding = prepared((database) =>
  database
    .select(selectOrderRows(database, placedIds))
    .from(sql`(SELECT) AS nothing`)
    .prepare('rows_of_orders'),
)

type Selected = Awaited<ReturnType<ReturnType<typeof finding>['execute']>>[number]

/** Those with these ids, as they are now, in their order. */
export async function findOrderRows(
  { database }: Pick<Shop, 'database'>,
  ids: readonly string[],
): Promise<OrderRow[]> {
  const [selected] = ids.length === 0 ? [] : await finding(database).execute({ ids })
  return selected ? orderRowsOf(selected, ids) : []
}

export function orderRowsOf(selected: Selected, ids: readonly string[]): OrderRow[] {
  const sumsOf = lineSumsOf(selected)
  const rows = new Map(selected.rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [{ ...row, ...sumsOf(id) }] : []
  })
}
