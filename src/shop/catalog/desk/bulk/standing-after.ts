import { mostFurtherCategories } from '../../further-categories/further-categories.ts'

interface Change {
  category: string
  /** Whether the product shall stand in it. */
  isSet: boolean
}

/** The categories of a product, by their slugs and the main one first, with one more or one less. Without its main one the next becomes that. */
export function standingAfter(
  standsIn: readonly string[],
  { category, isSet }: Change,
): { category: string; furtherCategories: string[] } | 'only-category' | 'too-many-categories' {
  const wanted = isSet
    ? [...new Set([...standsIn, category])]
    : standsIn.filter((one) => one !== category)
  const [first, ...others] = wanted
  if (first === undefined) return 'only-category'
  return others.length > mostFurtherCategories
    ? 'too-many-categories'
    : { category: first, furtherCategories: others }
}
