import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { orders } from '#shop/orders/tables.ts'
import type { DayRange, PaymentTotals } from '../contract.ts'
import { loadTotalsOf } from './load-sales-totals.ts'
import { moneyColumns } from './select-sums.ts'
import { splitAt, splitRange } from './split-range.ts'

/** So many orders are added up; one more means "and more". */
const mostToCollect = 10_000

/** No shop sold before. */
const firstDay = '2000-01-01'

const owedColumns = ['collected_amount', 'remitted_amount', 'charges_amount']

/** What was collected, remitted, kept as a charge and refunded in these days, and how it stands now. */
export async function loadPaymentTotals(
  shop: Pick<Shop, 'database' | 'now'>,
  range: DayRange,
): Promise<PaymentTotals> {
  const { database } = shop
  const always = await splitRange(database, { from: firstDay, to: dayInDhaka(shop.now()) })
  const [moved, ever, toCollect] = await Promise.all([
    loadTotalsOf(database, splitAt(range, always.months), moneyColumns),
    loadTotalsOf(database, always, owedColumns),
    loadToCollect(shop),
  ])
  const { collected, remitted, charges, refunded } = moved
  return {
    moved: { collected, remitted, charges, refunded },
    toCollect,
    owedInPaisa:
      ever.collected.amountInPaisa - ever.remitted.amountInPaisa - ever.charges.amountInPaisa,
  }
}

async function loadToCollect({ database }: Pick<Shop, 'database'>) {
  const { rows } = await database.execute<{ many: number; amount: string | null }>(sql`
    SELECT count(*)::int AS many, sum(grand_total_in_paisa - paid_in_paisa + refunded_in_paisa) AS amount FROM (
      SELECT grand_total_in_paisa, paid_in_paisa, refunded_in_paisa FROM ${orders}
      WHERE status = 'Delivered' AND payment IN ('due', 'part-paid')
      ORDER BY placed_at DESC, id DESC LIMIT ${mostToCollect}
    ) due`)
  const [row] = rows
  const many = row?.many ?? 0
  return { orders: many, amountInPaisa: Number(row?.amount ?? 0), isMore: many === mostToCollect }
}
