import { m } from '#paraglide/messages.js'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import { recordsPath, viewPath, visitViews, type VisitView } from './visitors-href.ts'

const viewNames: Record<VisitView, () => string> = {
  pages: m.visits_view_pages,
  searches: m.visits_view_searches,
  sources: m.visits_view_sources,
  devices: m.visits_view_devices,
}

interface VisitorsTabsProps {
  current: VisitView | 'overview' | 'records'
  /** The days that are shown, as they stand in the address: they go along. */
  search?: string
}

/** The pages of visitors. */
export function VisitorsTabs({ current, search = '' }: VisitorsTabsProps) {
  const views = Object.keys(visitViews) as VisitView[]
  return (
    <ListTabs
      label={m.visits_tabs()}
      tabs={[
        {
          to: viewPath() + search,
          text: m.visits_view_overview(),
          isCurrent: current === 'overview',
        },
        ...views.map((view) => ({
          to: viewPath(view) + search,
          text: viewNames[view](),
          isCurrent: view === current,
        })),
        { to: recordsPath, text: m.visits_view_records(), isCurrent: current === 'records' },
      ]}
    />
  )
}
