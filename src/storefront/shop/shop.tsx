import { data, redirect, useNavigation } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { cardsOnAPage } from '#shop/catalog/search/filter.ts'
import { categoriesTopic } from '#shop/catalog/topics.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/shop'
import { useTrackOnce } from '../analytics/use-track-view.ts'
import { pathOfCategory } from '../categories/category-tree.ts'
import { Steps } from '../layout/steps.tsx'
import { useShell } from '../page-head.tsx'
import { ProductList } from '../product-cards/product-list.tsx'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { Paging } from '#pages/list/paging.tsx'
import { ChildCategories } from './child-categories.tsx'
import { CategoryLinks } from './filters/category-links.tsx'
import { ChosenFilters } from './filters/chosen-filters.tsx'
import { Filters } from './filters/filters.tsx'
import { loadShopPage, type ShopPage } from './load-shop-page.ts'
import { NothingFound } from './nothing-found.tsx'
import { isEmptyList, nonsenseIn, readFilter, shopHref } from './shop-href.ts'
import { ShopHead } from './shop-head.tsx'
import { SortChoice } from './sort-choice.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const language = languageOfPath(url.pathname)
  const chosen = url.searchParams.get('category')
  const filter = readFilter(url.searchParams, chosen ?? params.category)
  const goTo = (path: string, status = 302) => redirect(pathInLanguage(path, language), status)
  // The search form of the header names a category beside the text; the category's own page shows both.
  if (chosen) throw goTo(shopHref(filter))
  // Shown as if nothing stood there, such a URL would be the same list once more.
  if (nonsenseIn(url.searchParams).length > 0) throw goTo(shopHref(filter), 301)
  const result = await loadShopPage(context.get(shopContext), filter, language)
  switch (result.outcome) {
    case 'found':
      publicPage(context, result.topics, result.staleFrom)
      return result.page
    case 'no-such-category':
      throw data(null, { status: 404 })
    case 'moved':
      publicPage(context, [categoriesTopic])
      throw goTo(shopHref({ ...filter, category: result.category }), 301)
    case 'behind-the-last-page':
      // Not for ever: the list may grow again.
      throw goTo(shopHref({ ...filter, page: result.pages }))
  }
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { filter, products, total, pages } = loaderData
  useTrackOnce(filter.q ? `search ${filter.q}` : '', () =>
    filter.q ? { type: 'searched', words: filter.q, found: total > 0 } : undefined,
  )
  const isLoading = useNavigation().location?.pathname.includes('/shop') ?? false
  return (
    <div className="page-width pt-4 md:pt-6">
      <ShopHead page={loaderData} />
      <Path page={loaderData} />
      <div className="md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
        <div className="flex flex-col gap-4">
          <CategoryLinks filter={filter} />
          {!isEmptyList(loaderData) && <Filters page={loaderData} />}
        </div>
        <section aria-label={m.shop_products()} className="flex flex-col gap-4 max-md:mt-4">
          <ListHeading page={loaderData} />
          <div
            aria-busy={isLoading}
            className="transition-opacity delay-150 duration-200 aria-busy:opacity-50"
          >
            {total === 0 ? (
              <NothingFound filter={filter} />
            ) : (
              <>
                <h2 className="sr-only">{m.shop_products()}</h2>
                <ProductList
                  list={listOf(loaderData)}
                  products={products}
                  shape="narrow"
                  urgent={4}
                  from={(filter.page - 1) * cardsOnAPage}
                />
              </>
            )}
          </div>
          <Paging
            page={filter.page}
            pages={pages}
            hrefOf={(page) => shopHref({ ...filter, page })}
          />
        </section>
      </div>
    </div>
  )
}

function ListHeading({ page }: { page: ShopPage }) {
  const { filter, categoryName, total } = page
  const title = filter.q ? m.shop_results_for({ q: filter.q }) : categoryName || m.shop_all()
  return (
    <>
      <div className="flex items-end justify-between gap-x-4 md:gap-x-6">
        <div className="min-w-0">
          <h1
            lang={langOf(title)}
            className="text-xl font-semibold [overflow-wrap:anywhere] md:text-2xl"
          >
            {title}
          </h1>
          {!isEmptyList(page) && (
            <p aria-live="polite" className="text-ink-soft">
              {filter.q && categoryName ? `${categoryName}: ` : ''}
              {m.shop_count({ n: total })}
            </p>
          )}
        </div>
        {total > 0 && <SortChoice filter={filter} />}
      </div>
      {!filter.q && <AboutCategory page={page} />}
      <ChosenFilters page={page} />
    </>
  )
}

/** What it is about, and what stands in it. */
function AboutCategory({ page: { filter, categoryName, description } }: { page: ShopPage }) {
  return (
    <>
      {filter.page === 1 && description && (
        <p
          lang={langOf(description)}
          className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-line text-ink-soft"
        >
          {description}
        </p>
      )}
      {filter.category && <ChildCategories category={filter.category} name={categoryName} />}
    </>
  )
}

/** The way back up, where a category stands in another. */
function Path({ page: { filter, categoryName } }: { page: ShopPage }) {
  const above = pathOfCategory(useShell().categories, filter.category ?? '').slice(0, -1)
  if (above.length === 0) return null
  const steps = above.map(({ slug, name }) => ({
    path: `/shop/${encodeURIComponent(slug)}`,
    text: name,
  }))
  return (
    <Steps steps={[{ path: '/shop', text: m.header_shop() }, ...steps]} current={categoryName} />
  )
}

function listOf({ filter }: ShopPage) {
  if (filter.q) return { id: 'search', name: 'Search' }
  return filter.category
    ? { id: `category-${filter.category}`, name: filter.category }
    : { id: 'shop', name: 'Shop' }
}
