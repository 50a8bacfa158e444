import { getLocale } from '#paraglide/runtime.js'
import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import type { NamedFigures, Stretch } from '#shop/reports/visits/visit-figures.ts'
import { formatDay } from '#ui/text/moment.tsx'
import { numberColumn } from '../number-column.tsx'

type Row = NamedFigures & { id: string }

const titles: Record<Stretch, () => string> = {
  day: m.visits_day,
  week: m.visits_week,
  month: m.visits_month,
}

const places = { en: 'en-GB', bn: 'bn-BD' } as const

const monthText = (day: string): string =>
  new Intl.DateTimeFormat(places[getLocale()], {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T12:00:00Z`))

/** Visits by day, week or month, the latest first. */
export function TimeTable({ stretch, rows }: { stretch: Stretch; rows: readonly Row[] }) {
  return (
    <section
      aria-labelledby="visits-time"
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="visits-time" className="mb-3 text-xl font-semibold">
        {m.visits_over_time()}
      </h2>
      {rows.length > 0 ? (
        <DataTable label={m.visits_over_time()} columns={columnsOf(stretch)} rows={rows} />
      ) : (
        <p className="text-ink-soft">{m.visits_none()}</p>
      )}
    </section>
  )
}

const columnsOf = (stretch: Stretch): Column<Row>[] => [
  {
    title: titles[stretch],
    isMain: true,
    cell: ({ name }) => <Begin day={name} stretch={stretch} />,
  },
  numberColumn(m.visits_visits, 'visits'),
  numberColumn(m.visits_views, 'views'),
  numberColumn(m.visits_visitors, 'visitors', true),
  numberColumn(m.visits_placed, 'placed'),
]

const Begin = ({ day, stretch }: { day: string; stretch: Stretch }) => (
  <span className="tabular font-semibold">
    {stretch === 'month' ? monthText(day) : formatDay(day)}
  </span>
)
