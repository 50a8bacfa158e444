import { m } from '#paraglide/messages.js'
import { localPath } from '../shop-link.tsx'
import { PageHead, useShell } from '../page-head.tsx'
import type { ShopPage } from './load-shop-page.ts'
import { filterCount, shopAddress } from './shop-address.ts'

export function ShopHead({ page: { filter, categoryName, pages, shopUrl } }: { page: ShopPage }) {
  const { shopName } = useShell()
  const { q, page } = filter
  const name = q ? m.shop_results_for({ q }) : categoryName || m.shop_all()
  const named = page > 1 ? `${name}, ${m.shop_page_title({ n: page })}` : name
  // Each choice of filters is the same list again; only the list itself is for search engines.
  const isChoice = q !== undefined || filterCount(filter) > 0
  const neighbour = (of: number) => shopUrl + localPath(shopAddress({ ...filter, page: of }))
  return (
    <>
      <PageHead
        title={`${named} · ${shopName}`}
        description={m.shop_description({ name, shop: shopName })}
        path={shopAddress({
          category: filter.category,
          colors: [],
          sizes: [],
          sort: 'popular',
          page,
        })}
        shopUrl={shopUrl}
        hidden={isChoice}
      />
      {page > 1 && <link rel="prev" href={neighbour(page - 1)} />}
      {page < pages && <link rel="next" href={neighbour(page + 1)} />}
    </>
  )
}
