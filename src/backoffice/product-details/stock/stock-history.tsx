import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { listHref, readListQuery } from '#pages/list/list-query.ts'
import { ListSearch } from '#pages/list/list-search.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { findWholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import {
  listStockHistory,
  stockHistoryPage,
} from '#shop/orders/stock-history/list-stock-history.ts'
import { stockMovementKinds } from '#shop/stock/movement-kinds.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../../shop-context.ts'
import { NoSuchProduct } from '../no-such-product.tsx'
import { Page } from '../../layout/page.tsx'
import { FilterChips, type Chip } from '../../lists/filter-chips.tsx'
import { OlderLink } from '../../lists/older-link.tsx'
import { productPath, productsPath, stockHistoryPath } from '../product-paths.ts'
import type { Route } from './+types/stock-history'
import { MovementTable } from './movement-table.tsx'
import { movementNames } from './movement-words.ts'

export const handle = { mayOpen: 'edit-products', parent: productsPath } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const product = await findWholeProduct(shop.database, params.product)
  if (!product) throw data(null, { status: 404 })
  const asked = readListQuery(url.searchParams, {
    choices: { kind: stockMovementKinds, variant: product.variants.map(({ id }) => id) },
    amounts: ['before'],
  })
  const { kind, variant, before } = asked
  const variantIds = variant ? [variant] : product.variants.map(({ id }) => id)
  const limit = stockHistoryPage + 1
  const found = await listStockHistory(shop, { variantIds, kind, before }, limit)
  const entries = found.slice(0, stockHistoryPage)
  return {
    product: { id: product.id, name: product.name, nameBn: product.nameBn },
    variants: product.variants.map(({ id, sku }) => ({ id, sku })),
    asked: { kind, variant, before },
    entries: entries.map(({ id, at, ...entry }) => ({
      ...entry,
      id: String(id),
      at: at.toISOString(),
    })),
    last: found.length > stockHistoryPage ? String(entries.at(-1)?.id) : undefined,
  }
}

/** Every change of a product's stock: what came and went, why, by whom and for which order. */
export default function StockHistory({ loaderData }: Route.ComponentProps) {
  const { product, variants, asked, entries, last } = loaderData
  const { kind, variant, before } = asked
  const path = stockHistoryPath(product.id)
  return (
    <Page
      title={m.movement_title({ name: inLanguage(getLocale(), product.name, product.nameBn) })}
      intro={m.movement_intro()}
      beside={
        <ShopButtonLink variant="quiet" to={productPath(product.id)}>
          {m.movement_to_product()}
        </ShopButtonLink>
      }
    >
      <ListSearch
        action={localPath(path)}
        label={m.movement_search()}
        choices={[
          {
            name: 'variant',
            label: m.editor_variant(),
            value: variant ?? '',
            options: [
              { value: '', text: m.movement_any_variant() },
              ...variants.map(({ id, sku }) => ({ value: id, text: sku })),
            ],
          },
          {
            name: 'kind',
            label: m.movement_kind(),
            value: kind ?? '',
            options: [
              { value: '', text: m.movement_any_kind() },
              ...stockMovementKinds.map((each) => ({ value: each, text: movementNames[each]() })),
            ],
          },
        ]}
      />
      <FilterChips chips={chipsOf(loaderData)} clear={path} />
      <ListCard
        rows={entries.length > 0 && <MovementTable entries={entries} />}
        empty={
          <EmptyState icon="clock" title={m.movement_none()}>
            {kind || variant ? m.movement_none_fit() : m.movement_none_text()}
          </EmptyState>
        }
      />
      <OlderLink
        last={last}
        isLatest={before === undefined}
        hrefOf={(older) => listHref(path, { kind, variant, before: older })}
      />
    </Page>
  )
}

function chipsOf({
  product,
  variants,
  asked: { kind, variant },
}: Route.ComponentProps['loaderData']): Chip[] {
  const path = stockHistoryPath(product.id)
  const sku = variants.find(({ id }) => id === variant)?.sku
  return [
    ...(sku ? [{ text: sku, without: listHref(path, { kind }) }] : []),
    ...(kind ? [{ text: movementNames[kind](), without: listHref(path, { variant }) }] : []),
  ]
}

export function ErrorBoundary() {
  return <NoSuchProduct />
}
