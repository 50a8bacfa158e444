import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import type { VatSummary } from '../contract.ts'
import { vatOf } from '../vat.ts'
import { loadSalesTotals } from './load-sales-totals.ts'
import { dayBefore, nextMonth } from './split-range.ts'

export interface VatAsked {
  /** Its first day, or any other. */
  month: string
  /** Percent; that of the settings where it is left out. */
  rate?: number | undefined
}

/** What a month comes to for the VAT return; undefined where the shop has no BIN. */
export async function loadVatSummary(
  shop: Shop,
  { month: day, rate: asked }: VatAsked,
): Promise<VatSummary | undefined> {
  const { bin, vatPercent } = await loadSettings(shop)
  if (bin === '') return undefined
  const rate = asked ?? vatPercent
  const month = `${day.slice(0, 7)}-01`
  const sums = await loadSalesTotals(shop, { from: month, to: dayBefore(nextMonth(month)) })
  return { month, bin, rate, ...vatOf(sums, rate) }
}
