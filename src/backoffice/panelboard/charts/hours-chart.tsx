import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { listHref } from '#pages/list/list-query.ts'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { weekdays } from '#shop/orders/desk/order-filter.ts'
import type { PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import { HeatGrid } from '#ui/chart/heat-grid.tsx'
import { ordersPath } from '../../orders/orders-href.ts'
import { hourText, weekdayText } from '../../ranges/range-words.ts'

interface HoursChartProps {
  sales: Pick<PanelboardSales, 'hours' | 'days'>
}

/** When people order: each cell leads to the orders that were placed then. */
export function HoursChart({ sales: { hours, days } }: HoursChartProps) {
  const navigate = useNavigate()
  const rows = hours.map((_, weekday) => ({
    key: String(weekday),
    short: weekdayText(weekday, 'short'),
    name: weekdayText(weekday, 'long'),
  }))
  const columns = Array.from({ length: 24 }, (_, hour) => ({
    short: countText(hour),
    name: hourText(hour),
  }))
  const hrefOf = (row: number, hour: number) =>
    listHref(ordersPath, { weekday: weekdays[row], hour, ...days })
  return (
    <HeatGrid
      title={m.figures_hours()}
      summary={busiest(hours, { rows, columns })}
      {...{ rows, columns }}
      counts={hours}
      corner={m.figures_weekday()}
      behind={{
        open: (row, hour) => void navigate(localPath(hrefOf(row, hour))),
        link: (row, hour, value) =>
          hourLink({
            to: hrefOf(row, hour),
            name: `${rows[row]?.name}, ${columns[hour]?.name}`,
            orders: hours[row]?.[hour] ?? 0,
            value,
          }),
      }}
    />
  )
}

interface HourLinkProps {
  to: string
  name: string
  orders: number
  /** What is shown. */
  value: string
}

const hourLink = ({ to, name, orders, value }: HourLinkProps) => (
  <ShopLink
    to={to}
    aria-label={m.figures_open({ name, value: countText(orders) })}
    className="inline-flex min-h-9 min-w-6 items-center justify-end underline underline-offset-4 hover:text-brand"
  >
    {value}
  </ShopLink>
)

interface Names {
  rows: readonly { name: string }[]
  columns: readonly { name: string }[]
}

/** When most is ordered, in words. */
function busiest(hours: readonly (readonly number[])[], { rows, columns }: Names): string {
  const counts = hours.flat()
  const most = Math.max(0, ...counts)
  if (most === 0) return m.figures_no_orders()
  const at = counts.indexOf(most)
  const weekday = rows[Math.floor(at / columns.length)]?.name ?? ''
  const hour = columns[at % columns.length]?.name ?? ''
  return m.figures_hours_text({ weekday, hour })
}
