import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { mostCategories } from '#shop/catalog/categories/tree.ts'
import { mostFurtherCategories } from '#shop/catalog/further-categories/further-categories.ts'
import { productFields } from '#shop/catalog/product-fields.ts'
import type { ProductProblem } from './fields/typed-fields.ts'

/** What each refused field says: what to do. */
export const problemWords: Record<ProductProblem, () => string> = {
  'name-missing': m.editor_name_missing,
  'too-long': m.editor_too_long,
  'slug-wrong': m.editor_slug_wrong,
  'slug-taken': m.editor_slug_taken,
  'category-missing': m.editor_category_missing,
  'category-gone': m.attributes_category_gone,
  'too-many-categories': () =>
    m.editor_too_many_categories({ n: countText(mostFurtherCategories) }),
  'category-limit': () => m.categories_limit({ n: countText(mostCategories) }),
  'moment-missing': m.editor_moment_missing,
  'amount-unclear': m.edit_amount_unclear,
  'amount-missing': m.editor_price_missing,
  'deal-incomplete': m.editor_deal_incomplete,
  'deal-turned': m.banners_ends_too_early,
  'discount-not-below': m.editor_discount_not_below,
  'sku-missing': m.editor_sku_missing,
  'sku-twice': m.editor_sku_twice,
  'sku-taken': m.editor_sku_taken,
  'option-twice': m.editor_option_twice,
  'option-value-missing': m.editor_option_value_missing,
  'option-name-twice': m.editor_option_name_twice,
  'hex-wrong': () => m.editor_hex_wrong({ example: '#1a2b3c' }),
  'pieces-wrong': m.editor_pieces_wrong,
  'limit-wrong': () => m.editor_limit_wrong({ n: countText(productFields.limitPerOrder.most) }),
  'low-stock-wrong': m.settings_low_stock_wrong,
  'url-wrong': m.editor_video_wrong,
  'barcode-wrong': m.editor_barcode_wrong,
  'variants-missing': m.editor_variants_missing,
  'too-many': m.editor_too_many,
  'number-wrong': m.attributes_number_wrong,
}

/** What is wrong with the whole. */
export const troubleWords: Readonly<Record<string, () => string>> = {
  'changed-meanwhile': m.editor_changed_meanwhile,
  'unknown-product': m.editor_none_text,
}
