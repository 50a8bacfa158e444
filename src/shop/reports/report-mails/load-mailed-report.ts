import type { Language } from '#platform/language.ts'
import { inLanguage } from '#platform/language.ts'
import { isId } from '#platform/text/is-id.ts'
import type { MailedReport, ReportRowName } from '#shop/mail/mail.ts'
import { salesFigures, type SalesFigure, type SalesSums } from '#shop/sales/contract.ts'
import { figureOf, isCount } from '#shop/sales/figures.ts'
import { loadSalesTotals } from '#shop/sales/read/load-sales-totals.ts'
import { costedInPaisa } from '#shop/sales/sales.ts'
import { loadReport } from '#shop/sales/report/load-report.ts'
import { isInOwnOrder, isPeriod, reportBys, type ReportBy } from '#shop/sales/report/report-by.ts'
import type { Shop } from '#shop/shop.ts'
import { addDays, countDays, type Days } from '../range.ts'

/** As many rows as a mail has room for; the page has all. */
const mostRows = 10

interface Asked {
  /** Of the saved report. */
  query: string
  days: Days
  language: Language
}

/** What a saved report says of these days: what they came to beside the days before, and its first rows where these have names. */
export async function loadMailedReport(
  shop: Shop,
  { query, days, language }: Asked,
): Promise<MailedReport> {
  const { by, figure, q } = readReport(query)
  const before = { from: addDays(days.from, -countDays(days)), to: addDays(days.from, -1) }
  const [now, then, page] = await Promise.all([
    loadSalesTotals(shop, days),
    loadSalesTotals(shop, before),
    isNamed(by) ? loadReport(shop, { days, by, sort: figure, q, limit: mostRows }) : undefined,
  ])
  const rows = (page?.rows ?? []).map(({ sums, ...named }) => ({
    name: rowName(named, language),
    amount: figureOf(figure, sums),
    isCount: isCount(figure),
  }))
  return {
    now: totalsOf(now),
    before: totalsOf(then),
    rows: rows.filter(({ amount }) => amount > 0),
  }
}

/** Rows whose name needs no words of ours. */
const isNamed = (by: ReportBy): boolean =>
  !isPeriod(by) && !isInOwnOrder(by) && by !== 'source' && by !== 'customer' && by !== 'staff'

interface NamedKey {
  key: string
  name: string | null
  nameBn: string | null
}

function rowName({ key, name, nameBn }: NamedKey, language: Language): ReportRowName {
  // An order that is handed over in the shop goes to no district.
  if (key === '') return 'pickup'
  return name === null && isId(key) ? 'gone' : { own: inLanguage(language, name ?? key, nameBn) }
}

function readReport(query: string): { by: ReportBy; figure: SalesFigure; q: string } {
  const asked = new URLSearchParams(query)
  return {
    q: asked.get('q') ?? '',
    by: reportBys.find((by) => by === asked.get('by')) ?? 'day',
    figure: salesFigures.find((figure) => figure === asked.get('sort')) ?? 'delivered',
  }
}

const totalsOf = (sums: SalesSums) => ({
  orders: figureOf('orders', sums),
  orderedInPaisa: figureOf('ordered', sums),
  sold: figureOf('sold', sums),
  deliveredInPaisa: figureOf('delivered', sums),
  profitInPaisa: costedInPaisa(sums) === 0 ? null : figureOf('profit', sums),
  canceled: figureOf('canceled', sums),
  refused: figureOf('refused', sums),
  returned: figureOf('returned', sums),
})
