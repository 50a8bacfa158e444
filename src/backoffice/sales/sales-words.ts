import { m } from '#paraglide/messages.js'
import type { SalesFigure, SalesKind } from '#shop/sales/contract.ts'
import type { CohortEnding } from '#shop/sales/report/cohort-endings.ts'
import type { ReportBy } from '#shop/sales/report/report-by.ts'

export const byNames: Record<ReportBy, () => string> = {
  day: m.sales_by_day,
  week: m.sales_by_week,
  month: m.sales_by_month,
  quarter: m.sales_by_quarter,
  product: m.sales_by_product,
  variant: m.sales_by_variant,
  category: m.sales_by_category,
  brand: m.sales_by_brand,
  district: m.sales_by_district,
  source: m.sales_by_source,
  coupon: m.sales_by_coupon,
  staff: m.sales_by_staff,
  customer: m.sales_by_customer,
  weekday: m.sales_by_weekday,
  hour: m.sales_by_hour,
}

export const figureNames: Record<SalesFigure, () => string> = {
  orders: m.sales_figure_orders,
  ordered: m.sales_figure_ordered,
  sold: m.sales_figure_sold,
  pieces: m.sales_figure_pieces,
  delivered: m.sales_figure_delivered,
  discount: m.sales_figure_discount,
  delivery: m.sales_figure_delivery,
  cost: m.sales_figure_cost,
  profit: m.sales_figure_profit,
  canceled: m.sales_figure_canceled,
  refused: m.sales_figure_refused,
  returned: m.sales_figure_returned,
  collected: m.sales_figure_collected,
  remitted: m.sales_figure_remitted,
  charges: m.sales_figure_charges,
  refunded: m.sales_figure_refunded,
  supplied: m.sales_vat_supplies,
  credited: m.sales_vat_credit,
}

/** How each is counted. */
export const figureHints: Record<SalesFigure, () => string> = {
  orders: m.sales_hint_orders,
  ordered: m.sales_hint_ordered,
  sold: m.sales_hint_sold,
  pieces: m.sales_hint_pieces,
  delivered: m.sales_hint_delivered,
  discount: m.sales_hint_discount,
  delivery: m.sales_hint_delivery,
  cost: m.sales_hint_cost,
  profit: m.sales_hint_profit,
  canceled: m.sales_hint_canceled,
  refused: m.sales_hint_refused,
  returned: m.sales_hint_returned,
  collected: m.sales_hint_collected,
  remitted: m.sales_hint_remitted,
  charges: m.sales_hint_charges,
  refunded: m.sales_hint_refunded,
  supplied: m.sales_hint_supplied,
  credited: m.sales_hint_credited,
}

export const kindNames: Record<SalesKind, () => string> = {
  ordered: m.sales_kind_ordered,
  canceled: m.sales_kind_canceled,
  confirmed: m.sales_kind_confirmed,
  dispatched: m.sales_kind_dispatched,
  delivered: m.sales_kind_delivered,
  refused: m.sales_kind_refused,
  returned: m.sales_kind_returned,
  collected: m.sales_kind_collected,
  remitted: m.sales_kind_remitted,
  charges: m.sales_kind_charges,
  refunded: m.sales_kind_refunded,
}

/** How orders stand that were placed on some days. */
export const endingNames: Record<CohortEnding, () => string> = {
  open: m.figures_waiting,
  underWay: m.figures_under_way,
  delivered: m.sales_kind_delivered,
  refused: m.figures_refused,
  canceled: m.figures_canceled,
  returned: m.sales_kind_returned,
}
