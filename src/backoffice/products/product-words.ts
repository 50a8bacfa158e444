import { m } from '#paraglide/messages.js'
import type {
  DeskSort,
  DeskStatus,
  MissingPart,
  StockState,
} from '#shop/catalog/desk/product-filter.ts'
import type { BadgeKind } from '#ui/badge.tsx'

export const statusNames: Record<DeskStatus, () => string> = {
  draft: m.products_status_draft,
  scheduled: m.products_status_scheduled,
  active: m.products_status_active,
  archived: m.products_status_archived,
}

export const statusLooks: Record<DeskStatus, BadgeKind> = {
  draft: 'quiet',
  scheduled: 'deal-wash',
  active: 'brand',
  archived: 'quiet',
}

export const sortNames: Record<DeskSort, () => string> = {
  newest: m.products_sort_newest,
  changed: m.products_sort_changed,
  sold: m.products_sort_sold,
  'price-low': m.products_sort_price_low,
  'price-high': m.products_sort_price_high,
  'runs-out': m.products_sort_runs_out,
}

export const stockNames: Record<StockState, () => string> = {
  'in-stock': m.products_stock_enough,
  low: m.products_stock_low,
  'running-low': m.products_stock_running_low,
  'one-sold-out': m.products_stock_one_sold_out,
  'sold-out': m.products_stock_sold_out,
}

export const missingNames: Record<MissingPart, () => string> = {
  bangla: m.products_missing_bangla,
  picture: m.products_missing_picture,
  cost: m.products_missing_cost,
}
