import { m } from '#paraglide/messages.js'
import type { PanelboardCard } from '#shop/reports/panelboard/cards.ts'

/** What each card is called, above it and where cards are arranged. */
export const cardNames: Record<PanelboardCard, () => string> = {
  waiting: m.desk_waiting,
  today: m.figures_today,
  figures: m.figures_title,
  'over-time': m.figures_over_time,
  visits: m.visits_title,
  hours: m.figures_hours,
  statuses: m.figures_statuses,
  products: m.figures_products,
  districts: m.figures_districts,
  sources: m.figures_sources,
  coupons: m.figures_coupons,
  latest: m.desk_latest,
  low: m.desk_low,
}
