import { m } from '#paraglide/messages.js'
import type { BadgeKind } from '#ui/badge.tsx'
import type { WorkState } from '#shop/upkeep/list-works.ts'
import type { Rhythm, WorkName, WorkProblem } from '#shop/upkeep/works.ts'

export const workWords: Record<WorkName, () => string> = {
  'order-mails': m.jobs_work_of_order_mails,
  'customer-sums': m.jobs_work_of_customer_sums,
  'sales-sums': m.jobs_work_of_sales_sums,
  'stock-levels': m.jobs_work_of_stock_levels,
  'visit-views': m.jobs_work_of_visit_views,
  'visit-sums': m.jobs_work_of_visit_sums,
  'daily-mails': m.jobs_work_of_daily_mails,
  'report-mails': m.jobs_work_of_report_mails,
  'unconfirmed-orders': m.jobs_work_of_unconfirmed_orders,
  'units-sold': m.jobs_work_of_units_sold,
  'stock-pace': m.jobs_work_of_stock_pace,
  'ended-sessions': m.jobs_work_of_ended_sessions,
  'refused-tries': m.jobs_work_of_refused_tries,
  'old-mails': m.jobs_work_of_old_mails,
  'visitor-records': m.jobs_work_of_visitor_records,
  'page-views': m.jobs_work_of_page_views,
  exports: m.jobs_work_of_exports,
  imports: m.jobs_work_of_imports,
  'order-edits': m.jobs_work_of_order_edits,
  'client-keys': m.jobs_work_of_client_keys,
  'repeatable-calls': m.jobs_work_of_repeatable_calls,
  pictures: m.jobs_work_of_pictures,
  'sales-books': m.jobs_work_of_sales_books,
  'picture-sizes': m.jobs_work_of_picture_sizes,
}

export const rhythmWords: Record<Rhythm, () => string> = {
  minutes: m.jobs_every_minutes,
  night: m.jobs_every_night,
  always: m.jobs_every_always,
  start: m.jobs_every_start,
}

export const workLooks: Record<WorkState, { kind: BadgeKind; text: () => string }> = {
  done: { kind: 'brand', text: m.jobs_work_done },
  failed: { kind: 'cut', text: m.jobs_work_failed },
  running: { kind: 'deal-wash', text: m.jobs_work_running },
  'broken-off': { kind: 'cut', text: m.jobs_work_broken_off },
  'set-aside': { kind: 'cut', text: m.jobs_work_set_aside },
  'not-yet': { kind: 'quiet', text: m.jobs_work_not_yet },
}

/** What went wrong, and what to do. */
export const problemWords: Record<WorkProblem, () => string> = {
  'database-away': m.jobs_work_database_away,
  'no-room': m.jobs_work_no_room,
  broken: m.jobs_work_broken,
  crashed: m.jobs_work_crashed,
}
