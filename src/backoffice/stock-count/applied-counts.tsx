import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { AppliedCount } from '#shop/stock-counts/list-counts.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Moment } from '#ui/text/moment.tsx'

export type ShownCount = Pick<
  AppliedCount,
  'id' | 'note' | 'variants' | 'found' | 'missing' | 'valueInPaisa'
> & { at: string; by: string }

const columns: Column<ShownCount>[] = [
  {
    title: m.count_when,
    isMain: true,
    cell: ({ at, by, note }) => (
      <>
        <span className="tabular font-semibold">
          <Moment at={at} withTime />
        </span>
        <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
          {[by, note].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    title: m.count_variants,
    isNumber: true,
    cell: ({ variants }) => m.count_n_variants({ n: countText(variants) }),
  },
  {
    title: m.count_pieces,
    isNumber: true,
    cell: ({ found, missing }) =>
      m.count_totals_pieces({ found: countText(found), missing: countText(missing) }),
  },
  { title: m.count_worth, isNumber: true, cell: ({ valueInPaisa }) => paisaText(valueInPaisa) },
]

/** What was counted lately, by whom, and what came of it. */
export const AppliedCounts = ({ counts }: { counts: readonly ShownCount[] }) =>
  counts.length === 0 ? null : (
    <DashboardCard id="applied-counts" title={m.count_latest()}>
      <DataTable label={m.count_latest()} columns={columns} rows={counts} />
    </DashboardCard>
  )
