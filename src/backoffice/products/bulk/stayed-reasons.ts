import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { StayedProduct } from '#shop/catalog/desk/bulk/change-products.ts'
import { mostFurtherCategories } from '#shop/catalog/further-categories/further-categories.ts'

/** Why a product was not changed. */
export const stayedReasons: Record<StayedProduct['why'], () => string> = {
  'unknown-product': m.bulk_not_found,
  'changed-meanwhile': m.products_changed_meanwhile,
  'unknown-category': m.products_unknown_category,
  'price-too-low': m.products_price_too_low,
  'price-too-high': m.products_price_too_high,
  'prices-changed': m.products_prices_changed,
  'too-many-tags': m.products_too_many_tags,
  'only-category': m.products_only_category,
  'too-many-categories': () =>
    m.products_too_many_categories({ n: countText(mostFurtherCategories) }),
  'not-enough': m.products_not_enough,
  'too-late': m.products_too_late,
  other: m.products_not_possible,
}
