import { data, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import { publicPage, shopContext } from '../shop-context.ts'
import type { Route } from './+types/product'
import { ProductList } from './goods/product-list.tsx'
import { Section } from './goods/section.tsx'
import { WishButton } from './goods/wish-button.tsx'
import { languageOfPath, pathInLanguage } from './language.ts'
import { Breadcrumb } from './product/breadcrumb.tsx'
import { BuyBar } from './product/buy-bar.tsx'
import { BuyBox } from './product/buy-box.tsx'
import { DeliveryTable } from './product/delivery-table.tsx'
import { Description } from './product/description.tsx'
import { Gallery } from './product/gallery.tsx'
import { Gone } from './product/gone.tsx'
import { loadProductPage, type ShownProduct } from './product/load-product-page.ts'
import { ProductHead } from './product/product-head.tsx'
import { ShareButton } from './product/share-button.tsx'
import { chosenVariant } from './product/variant-choice.ts'
import { VariantOptions } from './product/variant-options.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { pathname, search } = new URL(request.url)
  const language = languageOfPath(pathname)
  const result = await loadProductPage(shop, params.product, language)
  switch (result.outcome) {
    case 'not-found':
      throw data(null, { status: 404 })
    case 'moved':
      publicPage(context, ['catalog'])
      throw redirect(pathInLanguage(productAddress(result.slug), language) + search, 301)
    case 'archived':
      publicPage(context, ['catalog'], await nextCatalogChange(shop))
      return data(result, { status: 410 })
    case 'found': {
      const topics = ['catalog', 'delivery', `product:${result.shown.product.id}`]
      publicPage(context, topics, await nextCatalogChange(shop))
      return data(result)
    }
  }
}

const productAddress = (slug: string) => `/product/${encodeURIComponent(slug)}`

/** Another variant of the same product is already here. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherVariant =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOtherVariant && defaultShouldRevalidate
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return loaderData.outcome === 'archived' ? (
    <Gone gone={loaderData.gone} />
  ) : (
    // Another product is another page: quantity and gallery start anew.
    <ProductPage key={loaderData.shown.product.id} shown={loaderData.shown} />
  )
}

function ProductPage({ shown }: { shown: ShownProduct }) {
  const { product, related, zones } = shown
  const [query] = useSearchParams()
  const variant = chosenVariant(product.variants, query.get('variant'))
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  return (
    <div className="page-width pt-2 md:pt-4">
      <ProductHead shown={shown} name={name} />
      <Breadcrumb product={product} name={name} />
      <div className="grid gap-5 min-[40rem]:grid-cols-2 md:gap-8 lg:gap-10">
        <Gallery key={variant.pictures.join()} product={product} variant={variant} name={name} />
        <div className="flex min-w-0 flex-col gap-5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              {product.brand && (
                <p className="text-sm text-ink-soft">
                  <span className="sr-only">{m.product_brand()}: </span>
                  {product.brand}
                </p>
              )}
              <h1 className="text-xl font-semibold md:text-2xl">{name}</h1>
            </div>
            <div className="-mr-2 flex shrink-0">
              <ShareButton name={name} />
              <WishButton product={product} />
            </div>
          </div>
          <BuyBox shown={shown} variant={variant} name={name}>
            <VariantOptions product={product} variant={variant} />
          </BuyBox>
          <DeliveryTable zones={zones} priceInPaisa={variant.sellingPriceInPaisa} />
        </div>
      </div>
      <Description product={product} />
      {related.length > 0 && (
        <Section title={m.product_related()} all={`/shop/${product.category}`} className="mt-10">
          <ProductList
            list={{ id: 'related', name: 'Related products' }}
            products={related}
            shape="row"
          />
        </Section>
      )}
      <BuyBar product={product} variant={variant} name={name} />
    </div>
  )
}
