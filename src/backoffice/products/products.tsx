import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { languageOfPath } from '#pages/language.ts'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { listTree } from '#shop/catalog/categories/list-whole-categories.ts'
import { countDesk, listDesk, type DeskCounts } from '#shop/catalog/desk/list-desk.ts'
import {
  deskStatuses,
  mostFound,
  mostOfTab,
  type DeskSort,
} from '#shop/catalog/desk/product-filter.ts'
import { listBrands } from '#shop/catalog/listings/list-brands.ts'
import { listExports } from '#shop/exports/list-exports.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { loadColumns } from '#shop/saved-views/choose-columns.ts'
import { shownColumns } from '#shop/saved-views/columns.ts'
import { listViews } from '#shop/saved-views/list-views.ts'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { categoryOptions } from '../categories/category-options.ts'
import { countUpTo } from '../count-up-to.ts'
import { ExportList } from '../exports/export-list.tsx'
import { showExport } from '../exports/shown-export.ts'
import { Page } from '../layout/page.tsx'
import { gridHref } from '../product-grid/grid-href.ts'
import { answerTo, answerToBulk } from '../lists/answer-to.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { ListPlace, SkipToList } from '../lists/skip-to-list.tsx'
import { sortingBy } from '../lists/sorting.ts'
import { showView } from '../lists/views/view-query.ts'
import type { Route } from './+types/products'
import { ProductList } from './bulk/product-list.tsx'
import { productsList } from './products-list.ts'
import { NoProducts } from './no-products.tsx'
import { statusNames } from './product-words.ts'
import { productsActions } from './products-actions.ts'
import { newProductPath } from '../product-details/product-paths.ts'
import { narrowingOf, productsHref, type ProductsQuery } from './products-href.ts'
import { ProductsTools } from './products-tools.tsx'
import { readProductsQuery } from './read-products-query.ts'

export const handle = {
  mayOpen: 'edit-products',
  menu: { icon: 'shop', text: m.products_title },
  failed: { title: m.products_failed, text: m.products_failed_text },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readProductsQuery(url.searchParams)
  const { filter, isNarrowed } = narrowingOf(query)
  const { sort = 'newest', after } = query
  const actor = context.get(accountContext)
  const asOf = shop.now()
  const mayExport = may(actor, 'export-products')
  const [exports, categories, brands, ownColumns, views, counts, listed] = await Promise.all([
    mayExport ? listExports(shop, actor.userId) : [],
    listTree(shop.database),
    listBrands(shop),
    loadColumns(shop, actor.userId, 'products'),
    listViews(shop, actor.userId, 'products'),
    countDesk(shop),
    listDesk(shop, { filter, sort, after, isCounted: isNarrowed }),
  ])
  const isTooShort = listed.outcome === 'too-short'
  return {
    query,
    shown: shownColumns('products', query.columns, ownColumns),
    views: views.map((view) => showView(productsList, view, actor)),
    categories: categoryOptions(categories, languageOfPath(url.pathname)),
    brands,
    counts,
    isTooShort,
    isNarrowed,
    products: isTooShort ? [] : listed.products,
    next: isTooShort ? undefined : listed.next,
    found: isTooShort ? undefined : listed.count,
    asOf: asOf.toISOString(),
    exports: exports.map(showExport),
    mayExport,
    isDeleted: url.searchParams.get('done') === 'deleted',
  }
}

export const action = productsActions

/** Everything that the shop sells, sold or is about to sell: to search, to narrow down, to change and to open (spec 2). */
export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const { query, next, found } = loaderData
  const isDeleted = useArrival(loaderData.isDeleted)
  return (
    <Page title={m.products_title()} beside={<Links query={query} />}>
      <DoneNotice>{isDeleted && m.editor_deleted()}</DoneNotice>
      <SkipToList />
      <div className="-mt-2 flex flex-col gap-3">
        <ListTabs label={m.products_tabs()} tabs={tabsOf(query, loaderData.counts)} />
        <ProductsTools {...loaderData} answered={actionData} />
      </div>
      <ListPlace>
        <ProductList
          {...loaderData}
          sortings={sortingsOf(query)}
          lastResult={answerToBulk(actionData)}
          count={found === undefined ? undefined : foundText(found)}
          matching={matchingText(loaderData)}
          empty={<NoProducts {...loaderData} />}
        />
      </ListPlace>
      <OlderLink
        last={next}
        isLatest={query.after === undefined}
        hrefOf={(after) => productsHref(query, { after })}
        words={{ first: m.list_first, next: m.list_next }}
      />
      {loaderData.mayExport && (
        <ExportList exports={loaderData.exports} answered={answerTo(actionData, 'file-')} />
      )}
    </Page>
  )
}

const Links = ({ query }: { query: ProductsQuery }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <ShopButtonLink variant="quiet" to={gridHref({ ...query, after: undefined })}>
      {m.grid_open()}
    </ShopButtonLink>
    <NewProductLink />
  </div>
)

const NewProductLink = () => (
  <ShopButtonLink to={newProductPath} aria-keyshortcuts="n" className="print:hidden">
    <Icon name="plus" />
    {m.editor_new()}
  </ShopButtonLink>
)

function sortingsOf(query: ProductsQuery) {
  const { sort = 'newest' } = query
  const to = (chosen: DeskSort) => productsHref(query, { sort: chosen })
  return {
    price: sortingBy(sort, { descending: 'price-high', ascending: 'price-low' }, to),
    sold: sortingBy(sort, { descending: 'sold' }, to),
    changed: sortingBy(sort, { descending: 'changed' }, to),
  }
}

const sumOf = (counts: DeskCounts) => deskStatuses.reduce((sum, name) => sum + counts[name], 0)

function tabsOf(query: ProductsQuery, counts: DeskCounts) {
  return [undefined, ...deskStatuses].map((status) => ({
    to: productsHref(query, { status }),
    text: status ? statusNames[status]() : m.products_all(),
    count: countUpTo(mostOfTab, status ? counts[status] : sumOf(counts)),
    isCurrent: status === query.status,
  }))
}

/** Says how many fit, as the tab or the search says it; nothing where all of them are on the page. */
function matchingText({ query, counts, found, next }: Route.ComponentProps['loaderData']) {
  if (next === undefined && query.after === undefined) return undefined
  const all = query.status ? counts[query.status] : sumOf(counts)
  const n = found === undefined ? countUpTo(mostOfTab, all) : countUpTo(mostFound, found)
  return m.products_bulk_all({ n })
}

const foundText = (found: number) =>
  found > mostFound
    ? m.products_found_more({ n: countText(mostFound) })
    : m.products_found({ n: found })
