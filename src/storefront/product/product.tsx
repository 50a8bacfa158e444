import { useEffect, useRef, useState } from 'react'
import { data, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { inLanguage } from '#platform/language.ts'
import type { ProductView } from '#shop/catalog/product.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import { productsTopic } from '#shop/catalog/topics.ts'
import { personalPage, publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/product'
import { compareItem } from '../product-cards/list-items.ts'
import { ProductRow } from '../product-cards/product-list.tsx'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { pathOfCategory } from '../categories/category-tree.ts'
import { Steps } from '../layout/steps.tsx'
import { useShell } from '../page-head.tsx'
import { addRecentlyViewed } from '../lists/recently-viewed-list.ts'
import { Prose } from '../text/prose.tsx'
import { BuyBar } from './buy-box/buy-bar.tsx'
import { BuyBox } from './buy-box/buy-box.tsx'
import { DeliveryTable } from './buy-box/delivery-table.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Gone } from './gone.tsx'
import { loadProductPage, type ShownProduct } from './load-product-page.ts'
import { ProductHead } from './product-head.tsx'
import { Specification } from './specification.tsx'
import { ProductTitle } from './product-title.tsx'
import { chosenVariant, namesVariant, variantParameter } from './buy-box/variant-choice.ts'
import { VariantOptions } from './buy-box/variant-options.tsx'
import { WhatsAppOrder } from './buy-box/whats-app-order.tsx'
import { SaidPlace } from '../reviews/said-place.tsx'
import { RecentlyViewedPlace } from '../recently-viewed/recently-viewed-place.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

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
      throw redirect(pathInLanguage(productHref(result.slug), language) + search, 301)
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

const productHref = (slug: string) => `/product/${encodeURIComponent(slug)}`

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
  const { product, related, zones, said } = shown
  const [query] = useSearchParams()
  const variant = chosenVariant(product.variants, query.get(variantParameter))
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  const ownButtons = useRef<HTMLDivElement>(null)
  const [quantity, setQuantity] = useState(1)
  useEffect(() => addRecentlyViewed(compareItem(product)), [product])
  const purchase = { product, variant, name, quantity }
  return (
    <div className="page-width pt-2 md:pt-4">
      <ProductHead shown={shown} name={name} />
      <Breadcrumb product={product} name={name} />
      <div className="grid gap-5 min-[40rem]:grid-cols-2 md:gap-8 lg:gap-10">
        <Gallery key={variant.pictures.join()} product={product} variant={variant} name={name} />
        <div className="flex min-w-0 flex-col gap-5">
          <ProductTitle product={product} name={name} />
          <BuyBox
            {...purchase}
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
          <DeliveryTable zones={zones} variant={variant} />
        </div>
      </div>
      <Specification product={product} />
      <Description product={product} />
      <SaidPlace slug={product.slug} said={said} />
      <ProductRow
        title={m.product_related()}
        {...(product.category && { all: `/shop/${product.category}` })}
        className="mt-10"
        list={{ id: 'related', name: 'Related products' }}
        products={related}
      />
      <RecentlyViewedPlace lookingAt={product.id} />
      <BuyBar {...purchase} ownButtons={ownButtons} />
    </div>
  )
}

type InCategory = Pick<ProductView, 'category'>

function Breadcrumb({ product, name }: { product: InCategory; name: string }) {
  const { categories } = useShell()
  const steps = [
    { path: '/shop', text: m.header_shop() },
    ...pathOfCategory(categories, product.category).map(({ slug, name: text }) => ({
      path: `/shop/${slug}`,
      text,
    })),
  ]
  return <Steps steps={steps} current={name} />
}

function Description({ product }: { product: ProductView }) {
  const { description, descriptionLanguage } = product
  if (!description) return null
  return (
    <section aria-labelledby="description" className="mt-8 md:mt-10">
      <h2 id="description" className="mb-3 text-xl font-semibold">
        {m.product_description()}
      </h2>
      <Prose html={description} language={descriptionLanguage} />
    </section>
  )
}
