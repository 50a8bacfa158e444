import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { addDays, type ChosenRange, type Step } from '#shop/reports/range.ts'
import type { SalesFigure } from '#shop/sales/contract.ts'
import { isCount } from '#shop/sales/figures.ts'
import type { ReportBy } from '#shop/sales/report/report-by.ts'
import { amountText } from '#ui/chart/amount.ts'
import { BarRows } from '#ui/chart/bar-rows.tsx'
import { BubbleMap } from '#ui/chart/bubble-map.tsx'
import { LineChart, type Point } from '#ui/chart/line-chart.tsx'
import { formatDay } from '#ui/text/moment.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { HoursChart } from '../../panelboard/charts/hours-chart.tsx'
import { daysText, monthText, shortDay } from '../../ranges/range-words.ts'
import type { ReportRow } from '../report/load-report-page.ts'
import { rowName } from '../report/row-name.ts'
import { cellHref } from '../sales-href.ts'
import { byNames, figureNames } from '../sales-words.ts'
import type { LoadedChart } from './load-chart.ts'

export interface ChartsProps {
  by: ReportBy
  figure: SalesFigure
  range: ChosenRange
  rows: readonly ReportRow[]
  chart: LoadedChart
}

/** What draws the chart of a report: a browser loads it when it comes near. */
export function Charts(props: ChartsProps) {
  const { chart, by, range } = props
  if (chart.overTime) return <OverTime {...props} overTime={chart.overTime} />
  if (chart.hours) return <HoursChart sales={{ hours: chart.hours, days: range.days }} />
  return by === 'district' ? <Districts {...props} /> : <Bars {...props} />
}

const unitOf = (figure: SalesFigure) => (isCount(figure) ? 'count' : 'paisa')

interface OverTimeProps extends ChartsProps {
  overTime: NonNullable<LoadedChart['overTime']>
}

function OverTime({ figure, range, overTime: { step, now, before } }: OverTimeProps) {
  const points = now.map(({ day, amount }, index): Point => {
    const beside = before[index]
    return {
      tick: step === 'month' ? monthText(day) : shortDay(day),
      name: stepName(day, step),
      amount,
      before: beside && { name: stepName(beside.day, step), amount: beside.amount },
    }
  })
  return (
    <LineChart
      title={m.figures_over_time()}
      unit={unitOf(figure)}
      points={points}
      names={{
        point: stepNames[step](),
        amount: figureNames[figure](),
        before: daysText(range.before),
      }}
    />
  )
}

const stepNames: Record<Step, () => string> = {
  day: m.figures_by_day,
  week: m.figures_by_week,
  month: m.figures_by_month,
}

function stepName(day: string, step: Step): string {
  if (step === 'month') return monthText(day)
  return step === 'day' ? formatDay(day) : daysText({ from: day, to: addDays(day, 6) })
}

const mostBars = 8

/** Those with the largest figure; what came to nothing, or below it, has no bar. */
function Bars({ by, figure, range, rows }: ChartsProps) {
  const shown = rows.filter(({ figures }) => figures[figure] > 0).slice(0, mostBars)
  return (
    <BarRows
      title={m.sales_chart({ figure: figureNames[figure](), by: byNames[by]() })}
      unit={unitOf(figure)}
      columns={{ name: byNames[by](), amount: figureNames[figure]() }}
      rows={shown.map((row) => ({
        key: row.key,
        label: <Named {...{ by, figure, range, row }} />,
        amount: row.figures[figure],
      }))}
    />
  )
}

const Districts = (props: ChartsProps) => {
  const { by, figure, range, rows } = props
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <BubbleMap
        amounts={rows.map((row) => ({
          district: row.key,
          amount: row.figures[figure],
          text: `${rowName(by, row, range.days)}: ${amountText(unitOf(figure), row.figures[figure])}`,
        }))}
      />
      <Bars {...props} />
    </div>
  )
}

type NamedProps = Pick<ChartsProps, 'by' | 'figure' | 'range'> & { row: ReportRow }

function Named({ by, figure, range: { days }, row }: NamedProps) {
  const name = rowName(by, row, days)
  return (
    <ShopLink
      to={cellHref({ figure, by, key: row.key, ...days })}
      lang={langOf(name)}
      className="inline-flex min-h-9 items-center [overflow-wrap:anywhere] underline-offset-4 hover:text-brand hover:underline"
    >
      {name}
    </ShopLink>
  )
}
