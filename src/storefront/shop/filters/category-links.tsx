import { m } from '#paraglide/messages.js'
import type { ProductFilter } from '#shop/catalog/search/filter.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { categoriesIn, pathOfCategory } from '#storefront/categories/category-tree.ts'
import { useShell } from '#storefront/page-head.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { shopHref, withoutFilters } from '../shop-href.ts'

const linkClass =
  'flex min-h-11 items-center font-medium max-md:whitespace-nowrap hover:text-brand aria-[current=page]:text-brand max-md:rounded-full max-md:border max-md:border-control-line max-md:bg-surface max-md:px-4 max-md:aria-[current=page]:border-brand max-md:aria-[current=page]:bg-brand-wash md:min-h-10 md:rounded-control md:px-3 md:py-1 md:hover:bg-brand-wash md:aria-[current=page]:bg-brand-wash data-opened:text-brand'

/** By level; on phones those of the opened category stand above its products. */
const inset: Readonly<Record<number, string>> = {
  2: 'max-md:hidden md:pl-4',
  3: 'max-md:hidden md:pl-8',
}

/** On phones a row to swipe through. What was searched stays searched. */
export function CategoryLinks({ filter }: { filter: ProductFilter }) {
  const { categories } = useShell()
  const path = pathOfCategory(categories, filter.category ?? '')
  const opened = path.flatMap(({ slug }) => categoriesIn(categories, slug))
  const isOpened = (one: (typeof categories)[number]) => opened.includes(one)
  const all = { ...withoutFilters(filter), category: undefined }
  const links = [
    { slug: undefined, name: m.shop_all(), level: 1 },
    ...categories.filter((one) => one.level === 1 || isOpened(one)),
  ]
  return (
    <nav aria-label={m.shop_categories()}>
      <ul className="max-md:-mx-4 max-md:flex max-md:gap-2 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:rounded-card md:border md:border-line md:bg-surface md:p-1.5">
        {links.map(({ slug, name, level }) => (
          <li key={slug ?? ''} className={inset[level]}>
            <ShopLink
              to={shopHref({ ...all, category: slug })}
              lang={langOf(name)}
              aria-current={slug === filter.category ? 'page' : undefined}
              data-opened={path.some((one) => one.slug === slug) ? '' : undefined}
              className={linkClass}
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
