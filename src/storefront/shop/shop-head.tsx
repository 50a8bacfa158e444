import { m } from '#paraglide/messages.js'
import { localPath } from '#pages/shop-link.tsx'
import { breadcrumbData } from '../head/breadcrumb-data.ts'
import { ldScripts, StructuredData } from '../head/json-ld.tsx'
import { pathOfCategory } from '../categories/category-tree.ts'
import { PageHead, useShell } from '../page-head.tsx'
import { plainText } from '#ui/text/plain-text.ts'
import type { ShopPage } from './load-shop-page.ts'
import { filterCount, shopHref } from './shop-href.ts'

export function ShopHead({ page: shown }: { page: ShopPage }) {
  const { filter, categoryName, pages, shopUrl } = shown
  const { shopName } = useShell()
  const { q, page } = filter
  const name = q ? m.shop_results_for({ q }) : categoryName || m.shop_all()
  const named = page > 1 ? `${name}, ${m.shop_page_title({ n: page })}` : name
  // Each choice of filters is the same list again; only the list itself is for search engines.
  const isChoice = q !== undefined || filterCount(filter) > 0
  const urlOf = (of: string) => new URL(shopUrl + localPath(of)).href
  const neighbour = (of: number) => urlOf(shopHref({ ...filter, page: of }))
  return (
    <>
      <PageHead
        title={`${named} · ${shopName}`}
        description={descriptionOf(shown) || m.shop_description({ name, shop: shopName })}
        path={shopHref({
          category: filter.category,
          colors: [],
          sizes: [],
          sort: 'popular',
          page,
        })}
        shopUrl={shopUrl}
        picture={shown.picture}
        hidden={isChoice}
      />
      {filter.category && !isChoice && <Steps page={shown} />}
      {page > 1 && <link rel="prev" href={neighbour(page - 1)} />}
      {page < pages && <link rel="next" href={neighbour(page + 1)} />}
    </>
  )
}

const descriptionOf = ({ filter: { q }, description }: ShopPage) =>
  q ? '' : plainText(description, 160)

/** Where a category stands, for search engines. */
function Steps({ page: { filter, shopUrl } }: { page: ShopPage }) {
  const { categories } = useShell()
  const urlOf = (of: string) => new URL(shopUrl + localPath(of)).href
  const steps = [
    { name: m.header_shop(), url: urlOf('/shop') },
    ...pathOfCategory(categories, filter.category ?? '').map(({ slug, name }) => ({
      name,
      url: urlOf(`/shop/${encodeURIComponent(slug)}`),
    })),
  ]
  return <StructuredData html={import.meta.env.SSR ? ldScripts(breadcrumbData(steps)) : ''} />
}
