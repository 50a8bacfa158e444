import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { mostCategories } from '#shop/catalog/categories/tree.ts'

export const categoryTroubles: Partial<Record<string, () => string>> = {
  'changed-meanwhile': m.categories_changed_meanwhile,
  'unknown-category': m.categories_gone,
  'unknown-parent': m.categories_parent_gone,
  'below-itself': m.categories_below_itself,
  'too-deep': m.categories_too_deep,
  'category-limit': () => m.categories_limit({ n: countText(mostCategories) }),
  'slug-taken': m.categories_slug_taken_meanwhile,
  'has-products': m.categories_has_products,
  'has-categories': m.categories_has_categories,
  'too-late': m.products_too_late,
}
