import type { Shell } from '../layout/shell.ts'

type Category = Shell['categories'][number]

/** Of the categories of the shell, in which each stands before what stands in it. */

/** From the top down to this one; nothing where it is not shown. */
export function pathOfCategory(categories: readonly Category[], slug: string): Category[] {
  const at = categories.findIndex((category) => category.slug === slug)
  const path: Category[] = []
  for (const category of categories.slice(0, at + 1).toReversed())
    if (!path[0] || category.level < path[0].level) path.unshift(category)
  return path
}

/** What stands in it, one level deep; without a slug, what stands at the top. */
export function categoriesIn(categories: readonly Category[], slug?: string): Category[] {
  const at = categories.findIndex((category) => category.slug === slug)
  if (slug !== undefined && at < 0) return []
  const level = categories[at]?.level ?? 0
  const behind = categories.slice(at + 1)
  const end = behind.findIndex((category) => category.level <= level)
  return (end < 0 ? behind : behind.slice(0, end)).filter(
    (category) => category.level === level + 1,
  )
}

/** For lists that have no other way to show levels. */
export const indented = ({ name, level }: Pick<Category, 'name' | 'level'>): string =>
  '\u2003'.repeat(level - 1) + name
