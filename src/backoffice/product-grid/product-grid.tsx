import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { listDeskVariants } from '#shop/catalog/desk/list-desk-variants.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import { productsPath } from '../product-details/product-paths.ts'
import { narrowingOf, productsHref } from '../products/products-href.ts'
import { readProductsQuery } from '../products/read-products-query.ts'
import type { Route } from './+types/product-grid'
import { gridAction } from './grid-action.ts'
import { gridHref } from './grid-href.ts'
import { GridForm } from './grid-form.tsx'

export const handle = { mayOpen: 'edit-products', parent: productsPath } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readProductsQuery(url.searchParams)
  const { sort = 'newest', after } = query
  const { filter } = narrowingOf(query)
  const shop = context.get(shopContext)
  return { query, ...(await listDeskVariants(shop, { filter, sort, after })) }
}

export const action = gridAction

/** Prices and stock of what the list shows, as cells of a spreadsheet. */
export default function ProductGrid({ loaderData, actionData }: Route.ComponentProps) {
  const { query, variants, next } = loaderData
  return (
    <Page
      title={m.grid_title()}
      intro={m.grid_intro()}
      beside={
        <ShopButtonLink variant="quiet" to={productsHref(query)}>
          {m.grid_to_list()}
        </ShopButtonLink>
      }
    >
      <noscript>
        <p className="rounded-control bg-deal-wash px-4 py-3 text-on-deal-wash">
          {m.grid_needs_scripts()}
        </p>
      </noscript>
      {variants.length === 0 ? (
        <EmptyState icon="search" title={m.products_none_fit()}>
          {m.products_none_fit_text()}
        </EmptyState>
      ) : (
        <GridForm
          key={query.after}
          variants={variants}
          lastResult={actionData}
          hasMore={next !== undefined}
          pager={
            <OlderLink
              last={next}
              isLatest={query.after === undefined}
              hrefOf={(after) => gridHref(query, after)}
              words={{ first: m.list_first, next: m.list_next }}
            />
          }
        />
      )}
    </Page>
  )
}
