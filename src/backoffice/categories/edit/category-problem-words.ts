import { m } from '#paraglide/messages.js'
import type { CategoryProblem } from './category-schema.ts'

export const problemWords: Record<CategoryProblem, () => string> = {
  'name-missing': m.categories_name_missing,
  'too-long': m.banners_too_long,
  'slug-wrong': m.editor_slug_wrong,
  'slug-taken': m.categories_slug_taken,
  'unknown-parent': m.categories_parent_gone,
  'below-itself': m.categories_below_itself,
  'too-deep': m.categories_too_deep,
}
