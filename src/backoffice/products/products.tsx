import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'
import { paisaText } from '#pages/money/taka.ts'
import { listRecentProducts, type RecentProduct } from '#shop/catalog/listings/list-recent.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { newProductPath, productPath, productsPath } from '../product-details/product-address.ts'
import type { Route } from './+types/products'

export const handle = {
  mayOpen: 'edit-products',
  menu: { icon: 'shop', text: m.products_title },
} satisfies PageHandle

const longestTyped = 100

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, longestTyped)
  const isDeleted = url.searchParams.get('done') === 'deleted'
  return { q, isDeleted, products: await listRecentProducts(context.get(shopContext), q) }
}

const statusNames: Record<RecentProduct['status'], () => string> = {
  draft: m.editor_status_draft,
  active: m.editor_status_active,
  archived: m.editor_status_archived,
}

function Name({ id, ...product }: RecentProduct) {
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  return (
    <ShopLink to={productPath(id)} lang={langOf(name)} className="font-medium hover:text-brand">
      {name}
    </ShopLink>
  )
}

const columns: readonly Column<RecentProduct>[] = [
  { title: m.products_name, isMain: true, cell: (product) => <Name {...product} /> },
  { title: m.editor_status, cell: ({ status }) => statusNames[status]() },
  {
    title: m.editor_price,
    isNumber: true,
    cell: ({ priceInPaisa }) => paisaText(priceInPaisa),
  },
]

/** Products by what was changed last, with the way to each and to a new one. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { q, products, isDeleted } = loaderData
  return (
    <Page
      title={m.products_title()}
      beside={<ShopButtonLink to={newProductPath}>{m.editor_new()}</ShopButtonLink>}
    >
      <DoneNotice>{isDeleted && m.editor_deleted()}</DoneNotice>
      <ListSearch
        action={localPath(productsPath)}
        label={m.products_search()}
        q={{ label: m.products_search(), value: q }}
        choices={[]}
      />
      <section className="rounded-card border border-line bg-surface p-4">
        {products.length === 0 ? (
          <p className="text-ink-soft">{m.products_none()}</p>
        ) : (
          <DataTable label={m.products_title()} columns={columns} rows={products} />
        )}
      </section>
    </Page>
  )
}
