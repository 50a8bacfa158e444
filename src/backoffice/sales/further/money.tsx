import { m } from '#paraglide/messages.js'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { countText } from '#pages/money/taka.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { listHref } from '#pages/list/list-query.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { loadPaymentTotals } from '#shop/sales/read/load-payment-totals.ts'
import type { ReportBy } from '#shop/sales/report/report-by.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { OlderLink } from '../../lists/older-link.tsx'
import { ListToolbar } from '../../lists/toolbar/list-tool.tsx'
import { ordersPath } from '../../orders/orders-href.ts'
import { Figure, type ShownFigure } from '../../panelboard/figures/figure.tsx'
import { RangePicker } from '../../ranges/range-picker.tsx'
import { readRange } from '../../ranges/range-query.ts'
import { ByPicker } from '../by-picker.tsx'
import { FileTool } from '../file-tool.tsx'
import { readSalesQuery } from '../read-sales-query.ts'
import { HowCounted } from '../report/how-counted.tsx'
import { loadReportPage } from '../report/load-report-page.ts'
import { ReportTable } from '../report/report-table.tsx'
import { besideDays, cellHref, daysIn, reportPath, salesPath } from '../sales-href.ts'
import { SalesTabs } from '../sales-tabs.tsx'
import { figureHints, figureNames } from '../sales-words.ts'
import type { Route } from './+types/money'

export const handle = {
  mayOpen: 'see-sales',
  parent: salesPath,
  failed: { title: m.sales_failed, text: m.sales_failed_text },
} satisfies PageHandle

const path = reportPath('money')
const moneyFigures = ['collected', 'remitted', 'charges', 'refunded'] as const
const bys = ['day', 'week', 'month', 'quarter', 'district', 'source', 'staff'] satisfies ReportBy[]

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readSalesQuery(url.searchParams)
  const range = readRange(url.searchParams, dayInDhaka(shop.now()))
  const by = bys.find((one) => one === query.by) ?? 'day'
  const sort = moneyFigures.find((figure) => figure === query.sort) ?? 'collected'
  const asked = { range, by, sort, q: '', after: query.after }
  const [report, payments] = await Promise.all([
    loadReportPage(shop, asked),
    loadPaymentTotals(shop, range.days),
  ])
  const { toCollect, owedInPaisa } = payments
  return { query, range, by, sort, ...report, toCollect, owedInPaisa }
}

/** Where the money is: cash on delivery is none until somebody has collected it (D31). */
export default function Money({ loaderData }: Route.ComponentProps) {
  const { query, range, by, rows, next, sort } = loaderData
  const kept = besideDays(query)
  const hrefOf = (other: Record<string, string | undefined>) =>
    listHref(path, { ...kept, ...daysIn(query), ...other })
  return (
    <Page title={m.sales_title()} intro={m.sales_money_intro()}>
      <SalesTabs current="money" days={daysIn(query)} />
      <RangePicker path={path} chosen={range} along={kept} />
      <MoneyFigures {...loaderData} />
      <ByPicker bys={bys} chosen={by} hrefOf={(one) => hrefOf({ by: one, sort: undefined })} />
      <ListToolbar>
        <FileTool
          href={listHref('/api/reports/sales/file', {
            by,
            ...range.days,
            sort,
            columns: moneyFigures.join(),
          })}
          hint={m.sales_file_hint()}
        />
      </ListToolbar>
      <ListCard
        rows={
          rows.length > 0 && (
            <ReportTable
              {...loaderData}
              days={range.days}
              shown={moneyFigures}
              sortHref={(figure) => hrefOf({ sort: figure })}
              daysHref={({ from, to }) => listHref(path, { from, to })}
            />
          )
        }
        empty={
          <EmptyState icon="cash" title={m.sales_none()}>
            {m.sales_none_text()}
          </EmptyState>
        }
      />
      <OlderLink
        last={next}
        isLatest={query.after === undefined}
        hrefOf={(after) => hrefOf({ after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
      <HowCounted shown={moneyFigures} />
    </Page>
  )
}

type MoneyData = Route.ComponentProps['loaderData']

function MoneyFigures({
  range: { days },
  headline: { now, before },
  toCollect,
  owedInPaisa,
}: MoneyData) {
  const { orders, amountInPaisa, isMore } = toCollect
  const more = isMore
    ? m.sales_money_latest({ n: countText(orders) })
    : m.figures_of_orders({ n: orders })
  const standing = { unit: 'paisa', before: undefined, isNow: true } as const
  const figures: ShownFigure[] = [
    {
      ...standing,
      name: m.sales_money_due(),
      hint: m.sales_money_due_hint(),
      now: amountInPaisa,
      more,
      to: listHref(ordersPath, { status: 'Delivered', payment: 'unpaid' }),
    },
    {
      ...standing,
      name: m.sales_money_owed(),
      hint: m.sales_money_owed_hint(),
      now: owedInPaisa,
      to: listHref(ordersPath, { payment: 'collected' }),
    },
    ...moneyFigures.map((figure): ShownFigure => ({
      unit: 'paisa',
      name: figureNames[figure](),
      hint: figureHints[figure](),
      now: now[figure],
      before: before[figure],
      to: cellHref({ figure, ...days }),
    })),
  ]
  return (
    <dl className="relative grid grid-cols-2 gap-3 md:grid-cols-3 2xl:grid-cols-6">
      {figures.map((figure) => (
        <Figure key={figure.name} {...figure} />
      ))}
    </dl>
  )
}
