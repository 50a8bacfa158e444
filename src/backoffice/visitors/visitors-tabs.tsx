import { m } from '#paraglide/messages.js'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import type { ChosenRange } from '#shop/reports/range.ts'
import { askedOf, rangeHref } from '../ranges/range-query.ts'
import { recordsPath, viewPath, visitViews, type VisitView } from './visitors-href.ts'

const viewNames: Record<VisitView, () => string> = {
  pages: m.visits_view_pages,
  searches: m.visits_view_searches,
  sources: m.visits_view_sources,
  devices: m.visits_view_devices,
}

interface VisitorsTabsProps {
  current: VisitView | 'overview' | 'records'
  /** The days that are shown: they go along. */
  range?: ChosenRange
}

/** The pages of visitors. */
export function VisitorsTabs({ current, range }: VisitorsTabsProps) {
  const hrefOf = (path: string) => (range ? rangeHref(path, askedOf(range)) : path)
  const views = Object.keys(visitViews) as VisitView[]
  return (
    <ListTabs
      label={m.visits_tabs()}
      tabs={[
        {
          to: hrefOf(viewPath()),
          text: m.visits_view_overview(),
          isCurrent: current === 'overview',
        },
        ...views.map((view) => ({
          to: hrefOf(viewPath(view)),
          text: viewNames[view](),
          isCurrent: view === current,
        })),
        { to: recordsPath, text: m.visits_view_records(), isCurrent: current === 'records' },
      ]}
    />
  )
}
