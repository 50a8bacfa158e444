import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { refusalCode, uniqueViolation } from '#platform/database/database-away.ts'
import { valuesOfAudit, type AuditRow } from '#shop/audit/record-audit.ts'
import { notAsRead, valuesOfTaking, type WantedStock } from '#shop/catalog/stock/take-stock.ts'
import type { OrderLine } from '../confirmation.ts'
import type { CouponUse } from '../coupons/use-coupon.ts'
import type { ChangeDetails } from '../edits/change-details.ts'
import { valuesOfLimits, type LimitReason } from '../limits/limit-orders.ts'
import type { Allowances } from '../limits/order-limits.ts'
import type { NoticeEvent } from '../notices/notice.ts'
import type { OrderSource } from '../order.ts'
import type { orders } from '../tables.ts'
import {
  saving,
  savingTaken,
  savingTakenWithCoupon,
  savingWithCoupon,
  savingWithNotices,
  type BegunColumn,
  type LineColumn,
} from './order-statements.ts'

export type NewOrder = Omit<
  typeof orders.$inferSelect,
  'status' | 'payment' | 'statusChangedAt' | BegunColumn
> & { lines: readonly OrderLine[] }

export type SaveOrderResult =
  | { outcome: 'saved' }
  | { outcome: 'over-limit'; reason: LimitReason; variantId: string | null }
  /** One of its unique fields is taken (the idempotency key, or by chance an id), or stock or coupon are not what was read. */
  | { outcome: 'not-saved' }

/** What else is written of an order that staff took down. */
export interface TakenDown {
  /** nameOfInitiator */
  by: string
  source: OrderSource
  /** Why something of it is sold for another price, in the words of staff. */
  reason: string
  details: ChangeDetails | null
  audit: AuditRow
}

interface Beside {
  wanted: readonly WantedStock[]
  allowances: Allowances
  /** What somebody is to be written about. */
  events: readonly NoticeEvent[]
  /** Undefined: it is placed without one. */
  coupon: CouponUse | undefined
}

export async function saveOrder(
  database: Database,
  order: NewOrder,
  { wanted, allowances, events, coupon }: Beside,
): Promise<SaveOrderResult> {
  const without = events.length > 0 ? savingWithNotices : saving
  const statement = coupon ? savingWithCoupon : without
  const [answer] = await statement(database)
    .execute({
      ...valuesOf(order, wanted),
      ...valuesOfLimits(allowances, order.lines),
      ...coupon,
      ...((coupon || events.length > 0) && { events }),
    })
    .catch(nothingWritten)
  if (answer?.isPlaced) return { outcome: 'saved' }
  if (answer?.reason)
    return { outcome: 'over-limit', reason: answer.reason, variantId: answer.variantId }
  return { outcome: 'not-saved' }
}

/** Limits of what nobody confirmed (D28) do not hold for staff, who talked to somebody. */
export async function saveTakenOrder(
  database: Database,
  order: NewOrder,
  { wanted, events, coupon, taken }: Omit<Beside, 'allowances'> & { taken: TakenDown },
): Promise<Extract<SaveOrderResult, { outcome: 'saved' | 'not-saved' }>> {
  const { by, source, reason, details } = taken
  const statement = coupon ? savingTakenWithCoupon : savingTaken
  const [answer] = await statement(database)
    .execute({
      ...valuesOf(order, wanted),
      ...valuesOfAudit(taken.audit),
      ...coupon,
      by,
      source,
      reason,
      events,
      details: details && JSON.stringify(details),
    })
    .catch(nothingWritten)
  return { outcome: answer?.isPlaced ? 'saved' : 'not-saved' }
}

const valuesOf = ({ lines, ...order }: NewOrder, wanted: readonly WantedStock[]) => ({
  ...order,
  status: 'Pending',
  // Nothing is to be paid where a coupon takes off all of it.
  payment: order.grandTotalInPaisa === 0 ? 'collected' : 'due',
  statusChangedAt: order.placedAt,
  ...columnsOf(lines),
  ...valuesOfTaking(wanted, order.placedAt),
  changeId: newId(),
})

/** Also where an order with this key, or by chance with this id, was written while this one was. */
function nothingWritten(error: unknown): [] {
  if ([uniqueViolation, notAsRead].some((code) => code === refusalCode(error))) return []
  throw error
}

/** Rows turned into one array for each column. */
function columnsOf(lines: readonly OrderLine[]): Record<LineColumn, unknown[]> {
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
    options: lines.map((line) => JSON.stringify(line.options)),
    picture: lines.map((line) => line.picture),
    quantity: lines.map((line) => line.quantity),
    unitPriceInPaisa: lines.map((line) => line.unitPriceInPaisa),
    discountInPaisa: lines.map((line) => line.discountInPaisa),
  }
}
