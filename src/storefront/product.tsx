import { useEffect, useRef, useState } from 'react'
import { data, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import { productsTopic } from '#shop/catalog/topics.ts'
import { personalPage, publicPage, shopContext } from '../shop-context.ts'
import type { Route } from './+types/product'
import { compareItem } from './goods/goods.ts'
import { ProductList } from './goods/product-list.tsx'
import { Section } from './goods/section.tsx'
import { languageOfPath, pathInLanguage } from './language.ts'
import { noteSeen } from './lists/seen-list.ts'
import { Breadcrumb } from './product/breadcrumb.tsx'
import { BuyBar } from './product/buy-bar.tsx'
import { BuyBox } from './product/buy-box.tsx'
import { DeliveryTable } from './product/delivery-table.tsx'
import { Description } from './product/description.tsx'
import { Gallery } from './product/gallery.tsx'
import { Gone } from './product/gone.tsx'
import { loadProductPage, type ShownProduct } from './product/load-product-page.ts'
import { ProductHead } from './product/product-head.tsx'
import { ProductTitle } from './product/product-title.tsx'
import { chosenVariant, namesVariant, variantParameter } from './product/variant-choice.ts'
import { VariantOptions } from './product/variant-options.tsx'
import { WhatsAppOrder } from './product/whats-app-order.tsx'
import { SeenPlace } from './seen/seen-place.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const result = await loadProductPage(shop, params.product, language)
  switch (result.outcome) {
    case 'not-found':
      throw data(null, { status: 404 })
    case 'moved':
      publicPage(context, [productsTopic])
      throw redirect(pathInLanguage(productAddress(result.slug), language) + search, 301)
    case 'archived':
      publicPage(context, result.topics, await nextCatalogChange(shop))
      return data({ outcome: result.outcome, gone: result.gone }, { status: 410 })
    case 'found': {
      const { outcome, shown, topics } = result
      publicPage(context, topics, await nextCatalogChange(shop))
      // There is no end of variants that it does not have.
      if (!namesVariant(shown.product.variants, searchParams.get(variantParameter)))
        personalPage(context)
      return data({ outcome, shown })
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
  const variant = chosenVariant(product.variants, query.get(variantParameter))
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  const ownButtons = useRef<HTMLDivElement>(null)
  const [quantity, setQuantity] = useState(1)
  useEffect(() => noteSeen(compareItem(product)), [product])
  const goods = { product, variant, name, quantity }
  return (
    <div className="page-width pt-2 md:pt-4">
      <ProductHead shown={shown} name={name} />
      <Breadcrumb product={product} name={name} />
      <div className="grid gap-5 min-[40rem]:grid-cols-2 md:gap-8 lg:gap-10">
        <Gallery key={variant.pictures.join()} product={product} variant={variant} name={name} />
        <div className="flex min-w-0 flex-col gap-5">
          <ProductTitle product={product} name={name} />
          <BuyBox
            {...goods}
            dealEndsInWords={shown.dealEndsInWords}
            onQuantity={setQuantity}
            buttons={ownButtons}
            otherWay={
              <WhatsAppOrder
                name={name}
                slug={product.slug}
                variant={variant}
                shopUrl={shown.shopUrl}
              />
            }
          >
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
      <SeenPlace lookingAt={product.id} />
      <BuyBar {...goods} ownButtons={ownButtons} />
    </div>
  )
}
