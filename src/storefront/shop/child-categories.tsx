import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { categoriesIn } from '../categories/category-tree.ts'
import { useShell } from '../page-head.tsx'

/** What stands in this category; its products are among those below. */
export function ChildCategories({ category, name }: { category: string; name: string }) {
  const children = categoriesIn(useShell().categories, category)
  if (children.length === 0) return null
  return (
    <nav aria-label={m.shop_categories_in({ name })}>
      <ul className="flex flex-wrap gap-2">
        {children.map((child) => (
          <li key={child.slug}>
            <ShopLink
              to={`/shop/${encodeURIComponent(child.slug)}`}
              lang={langOf(child.name)}
              className="inline-flex min-h-11 items-center rounded-full border border-control-line bg-surface px-4 font-medium hover:border-brand hover:bg-brand-wash hover:text-brand"
            >
              {child.name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
