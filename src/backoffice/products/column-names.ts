import { m } from '#paraglide/messages.js'
import type { ListColumn } from '#shop/saved-views/columns.ts'

export const columnNames: Record<ListColumn<'products'>, () => string> = {
  status: m.products_status,
  price: m.products_price,
  stock: m.products_stock,
  sold: m.products_sold,
  pace: m.products_pace,
  category: m.products_category,
  changed: m.products_changed,
}
