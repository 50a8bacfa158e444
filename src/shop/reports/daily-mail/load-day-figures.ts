import type { DayFigures } from '../../mail/mail.ts'
import { loadSalesOverTime } from '../../sales/read/load-sales-over-time.ts'
import { deliveredOf, noSales, orderedOf, type Sold } from '../../sales/sales.ts'
import type { Shop } from '../../shop.ts'
import { loadDesk } from '../load-desk.ts'
import { addDays } from '../range.ts'

/** What a day brought, beside the same weekday a week before, and what waits now. */
export async function loadDayFigures(shop: Shop, day: string): Promise<DayFigures> {
  const [days, { waiting, toCollect }] = await Promise.all([
    loadSalesOverTime(shop, { from: addDays(day, -7), to: day, by: 'day' }),
    loadDesk(shop),
  ])
  const now = days.at(-1)?.sums ?? noSales
  const before = days[0]?.sums ?? noSales
  return {
    ordered: { now: show(orderedOf(now)), before: show(orderedOf(before)) },
    delivered: { now: show(deliveredOf(now)), before: show(deliveredOf(before)) },
    canceled: now.canceled.orders,
    refused: now.refused.orders,
    collected: now.collected,
    toConfirm: waiting.Pending,
    toSend: waiting.Processing,
    toCollect,
  }
}

const show = ({ orders, paisa }: Sold) => ({ orders, amountInPaisa: paisa })
