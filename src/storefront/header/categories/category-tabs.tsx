import { useRef, useState } from 'react'
import { Tabs } from '@base-ui/react/tabs'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/spinner.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { trackEvent } from '#storefront/analytics/track-event.ts'
import { useTrackListView } from '#storefront/analytics/use-track-view.ts'
import { categoriesIn } from '#storefront/categories/category-tree.ts'
import type { Shell } from '#storefront/layout/shell.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { MatchRow } from '../search/match-row.tsx'
import { useCategoryProducts } from './use-category-products.ts'

interface CategoryTabsProps {
  categories: Shell['categories']
  /** A link of it was followed. */
  onLeave: () => void
}

/** Pointing at a category, or walking to it by arrow keys, lists its products. */
export function CategoryTabs({ categories, onLeave }: CategoryTabsProps) {
  const [shown, setShown] = useState(categories[0]?.slug)
  const top = categoriesIn(categories)
  return (
    <Tabs.Root
      orientation="vertical"
      value={shown}
      onValueChange={(slug: string) => setShown(slug)}
      className="grid h-96 max-h-[70dvh] grid-cols-[13rem_1fr]"
    >
      <Tabs.List
        activateOnFocus
        aria-label={m.header_categories()}
        className="overflow-y-auto border-r border-line p-2"
      >
        {top.map(({ slug, name }) => (
          <Tabs.Tab
            key={slug}
            value={slug}
            onMouseEnter={() => setShown(slug)}
            className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-3 py-1.5 text-left font-medium focus-visible:-outline-offset-3 data-active:bg-brand-wash data-active:text-brand"
          >
            <span lang={langOf(name)}>{name}</span>
            <Icon name="chevron-right" className="size-4" />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {top.map(({ slug, name }) => (
        <Tabs.Panel
          key={slug}
          value={slug}
          className="overflow-y-auto p-3 focus-visible:-outline-offset-3"
        >
          <CategoryPanel
            slug={slug}
            name={name}
            inside={categoriesIn(categories, slug)}
            onLeave={onLeave}
          />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

interface CategoryPanelProps {
  slug: string
  name: string
  /** What stands in it. */
  inside: Shell['categories']
  onLeave: () => void
}

const link = 'flex min-h-11 items-center rounded-control px-2'

function Inside({ categories, onLeave }: CategoryTabsProps) {
  if (categories.length === 0) return null
  return (
    <ul className="mb-1 flex flex-wrap gap-x-1">
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <ShopLink
            to={`/shop/${slug}`}
            onClick={onLeave}
            lang={langOf(name)}
            className={`${link} font-medium hover:bg-brand-wash hover:text-brand`}
          >
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

/** Its best-selling products, and the way to all of them. */
function CategoryPanel({ slug, name, inside, onLeave }: CategoryPanelProps) {
  const answer = useCategoryProducts(slug)
  const list = { id: `menu-${slug}`, name: `Categories menu, ${slug}` }
  const products = answer.state === 'found' ? answer.products : []
  const place = useRef<HTMLUListElement>(null)
  useTrackListView({ list, products: products.map(({ tracked }) => tracked) }, place)
  return (
    <>
      <ShopLink
        to={`/shop/${slug}`}
        onClick={onLeave}
        className={`${link} font-semibold text-brand hover:underline`}
      >
        {m.home_see_all_of({ name })}
        <Icon name="chevron-right" className="size-4" />
      </ShopLink>
      <Inside categories={inside} onLeave={onLeave} />
      {answer.state === 'waiting' && <Loading />}
      {answer.state === 'failed' && (
        <p role="alert" className="p-2 text-ink-soft">
          {m.header_category_failed()}
        </p>
      )}
      {answer.state === 'found' && answer.products.length === 0 && (
        <p className="p-2 text-ink-soft">{m.search_none()}</p>
      )}
      {answer.state === 'found' && (
        <ul ref={place} className="grid gap-1 lg:grid-cols-2">
          {answer.products.map((product, index) => (
            <li key={product.id}>
              <ShopLink
                to={product.path}
                onClick={() => {
                  trackEvent({
                    type: 'product-chosen',
                    place: { list, index },
                    product: product.tracked,
                  })
                  onLeave()
                }}
                className={`${link} gap-3 py-2 hover:bg-brand-wash`}
              >
                <MatchRow match={product} />
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
