import { m } from '#paraglide/messages.js'
import { ListSearch } from '#pages/list/list-search.tsx'
import { localPath } from '#pages/shop-link.tsx'
import type { VisitDays } from './visit-days.ts'

/** Which days a page of visitors tells of. */
export const DaysForm = ({ path, days }: { path: string; days: VisitDays }) => (
  <ListSearch
    action={localPath(path)}
    label={m.visits_days()}
    choices={[]}
    days={[
      { name: 'from', label: m.orders_from(), value: days.from },
      { name: 'to', label: m.orders_to(), value: days.to },
    ]}
  />
)
