import { m } from '#paraglide/messages.js'
import type { OrderLimits, PhoneLimits } from '#shop/settings/settings.ts'

/** What each limit on orders is called, in the form and in the audit. */
export const limitNames: Record<
  keyof PhoneLimits | Exclude<keyof OrderLimits, 'phone' | 'client'>,
  () => string
> = {
  orders: m.settings_limit_orders,
  ordersPerDay: m.settings_limit_orders_per_day,
  pieces: m.settings_limit_pieces,
  piecesOfProduct: m.settings_limit_pieces_of_product,
  valueInPaisa: m.settings_limit_value,
  percentOfStock: m.settings_limit_percent_of_stock,
  percentOfShop: m.settings_limit_percent_of_shop,
  fewOfProduct: m.settings_few_of_product,
  few: m.settings_few_in_all,
}
