import { m } from '#paraglide/messages.js'
import type { ExportedList } from '#shop/exports/export-format.ts'
import type { ExportState } from '#shop/exports/long-export.ts'

/** Where one's own long exports stand, below the list. */
export const exportsPlace = (list: ExportedList): string => `/dashboard/${list}#exports`

export const listNames: Record<ExportedList, () => string> = {
  orders: m.orders_title,
  customers: m.customers_title,
  products: m.products_title,
}

const readyTexts: Record<ExportedList, () => string> = {
  orders: m.exports_done_notice,
  customers: m.exports_done_customers,
  products: m.exports_done_products,
}

const failedTexts: Record<ExportedList, () => string> = {
  orders: m.exports_failed_notice,
  customers: m.exports_failed_customers,
  products: m.exports_failed_products,
}

export const endedText = ({ list, state }: { list: ExportedList; state: ExportState }): string =>
  (state === 'ready' ? readyTexts : failedTexts)[list]()
