import { m } from '#paraglide/messages.js'
import { DashboardError } from '#pages/dashboard/dashboard-error.tsx'

const panelboard = {
  to: '/dashboard/panelboard',
  text: m.staff_to_panelboard,
  missing: m.staff_missing_text,
  broken: m.staff_broken_text,
}

/** What went wrong in a page of the back office, in words for those who work there. */
export const StaffError = ({ error }: { error: unknown }) => (
  <DashboardError error={error} home={panelboard} />
)
