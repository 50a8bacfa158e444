import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { accountContext } from '#pages/account-context.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'
import { listTree } from '#shop/catalog/categories/list-whole-categories.ts'
import { listSharedBarcodes, type SharedBarcode } from '#shop/catalog/desk/list-shared-barcodes.ts'
import { wasSold } from '#shop/catalog/products/delete-product.ts'
import { listBrands } from '#shop/catalog/listings/list-brands.ts'
import { findWholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { shopContext } from '../../shop-context.ts'
import { categoryOptions } from '../categories/category-options.ts'
import { Page } from '../layout/page.tsx'
import { Colleagues } from '../live/colleagues.tsx'
import { useLiveMessages } from '../live/live-orders.tsx'
import { useRefresh } from '../live/use-refresh.ts'
import type { Route } from './+types/product-details'
import { listOffered } from './attributes/offered-attributes.ts'
import { ArchiveForm } from './archive/archive-form.tsx'
import { DeleteForm } from './archive/delete-form.tsx'
import { EditList } from './edit-list.tsx'
import { newProduct, newProductPath, productsPath, productPath } from './product-paths.ts'
import { productAction } from './product-action.ts'
import { ProductForm } from './product-form.tsx'
import { blank, copyOf, listEdits, showProduct, type ShownProduct } from './shown-product.ts'
import { StockFields, StockForm, useStockForm } from './stock-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { NoSuchProduct } from './no-such-product.tsx'

export const handle = { mayOpen: 'edit-products', parent: productsPath } satisfies PageHandle

/** The one of this id; a new one is blank, or begins as a copy. */
async function findShown(shop: Shop, id: string, copied: string | null) {
  const isNew = id === newProduct
  const from = isNew ? copied : id
  const found = from === null ? undefined : await findWholeProduct(shop.database, from)
  if (!found && !isNew) throw data(null, { status: 404 })
  const shown = found && showProduct(found, shop.now())
  return { found, product: shown && isNew ? copyOf(shown) : (shown ?? blank) }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const isNew = params.product === newProduct
  const { found, product } = await findShown(shop, params.product, url.searchParams.get('from'))
  const [categories, brands, edits, { shopName }, sharedBarcodes, offered, sold] =
    await Promise.all([
      listTree(shop.database),
      listBrands(shop),
      found && !isNew ? listEdits(shop, found.id) : [],
      loadSettings(shop),
      found && !isNew ? listSharedBarcodes(shop, found.id) : [],
      listOffered(shop),
      found && !isNew ? wasSold(shop.database, found) : false,
    ])
  return {
    product,
    categories: categoryOptions(categories, languageOfPath(url.pathname)),
    tree: categories.map(({ slug, name, nameBn, level }) => ({ slug, name, nameBn, level })),
    brands,
    offered,
    edits,
    account: context.get(accountContext).userId,
    shopUrl: shop.environment.shopUrl,
    search: {
      shopName,
      // The browser has the texts of one language.
      description: {
        en: m.shop_description({ name: '{name}', shop: shopName.en }, { locale: 'en' }),
        bn: m.shop_description({ name: '{name}', shop: shopName.bn }, { locale: 'bn' }),
      },
    },
    sharedBarcodes,
    wasSold: sold,
    done: url.searchParams.get('done'),
  }
}

export const action = productAction

const doneWords: Readonly<Record<string, () => string>> = {
  created: m.editor_created,
  saved: m.editor_saved,
  adjusted: m.editor_adjusted,
}

/** One product, to be made or changed: texts, variants, prices, publication. */
export default function ProductDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { product, edits, sharedBarcodes } = loaderData
  const done = useArrival(loaderData.done)
  const { id } = product
  const stock = useStockForm(actionData)
  return (
    <Page
      title={id === undefined ? m.editor_new() : titleOf(product)}
      beside={
        <div className="flex flex-wrap gap-2">
          {product.slug !== undefined && (
            <ShopButtonLink variant="quiet" to={`/product/${product.slug}`} reloadDocument>
              {m.editor_look()}
            </ShopButtonLink>
          )}
          {id !== undefined && (
            <>
              <ShopButtonLink variant="quiet" to={`${newProductPath}?from=${id}`}>
                {m.editor_duplicate()}
              </ShopButtonLink>
              <ArchiveForm product={product} answered={actionData} />
            </>
          )}
        </div>
      }
    >
      {id !== undefined && <Others id={id} />}
      <DoneNotice>{doneWords[done ?? '']?.()}</DoneNotice>
      <SharedBarcodes shared={sharedBarcodes} />
      <ProductForm
        key={id ?? newProduct}
        {...loaderData}
        answered={actionData}
        stock={id !== undefined && <StockFields form={stock} product={product} />}
      />
      {id !== undefined && (
        <>
          <StockForm form={stock} />
          <DashboardCard id="product-history" title={m.editor_history()}>
            <EditList edits={edits} />
          </DashboardCard>
          <DeleteForm product={product} wasSold={loaderData.wasSold} answered={actionData} />
        </>
      )}
    </Page>
  )
}

const titleOf = ({ name, fields }: ShownProduct) => inLanguage(getLocale(), name, fields.nameBn)

/** Who else works on it. What they save is read anew when they come, go, or have saved. */
function Others({ id }: { id: string }) {
  const refresh = useRefresh()
  useLiveMessages((message) => {
    if (message.kind === 'presence' && message.ref === id) refresh()
  })
  return (
    <div className="-mt-2 empty:hidden">
      <Colleagues about={{ of: 'product', ref: id, path: `/products/${id}` }} />
    </div>
  )
}

/** What a scanner would find beside this product. */
function SharedBarcodes({ shared }: { shared: readonly SharedBarcode[] }) {
  return shared.map(({ sku, barcode, productId, name, nameBn }) => (
    <p key={sku} className="flex items-start gap-2 text-deal">
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <ShopLink to={productPath(productId)} className="[overflow-wrap:anywhere] underline">
        {m.editor_barcode_shared({ sku, barcode, name: inLanguage(getLocale(), name, nameBn) })}
      </ShopLink>
    </p>
  ))
}

export function ErrorBoundary() {
  return <NoSuchProduct />
}
