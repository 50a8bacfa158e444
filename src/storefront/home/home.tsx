import { useRouteLoaderData } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { getLocale } from '#paraglide/runtime.js'
import { EmptyState } from '#ui/empty-state.tsx'
import { personalPage, publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/home'
import { ProductRow } from '../product-cards/product-list.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Comparison } from './comparison.tsx'
import { ldScripts, StructuredData } from '../head/json-ld.tsx'
import { shopData } from '../head/shop-data.ts'
import type { Shell } from '../layout/shell.ts'
import { localPath } from '#pages/shop-link.tsx'
import { HotDeals } from './hot-deals.tsx'
import { loadHome } from './load-home.ts'
import { NewOffer } from './new-offer.tsx'
import { languageOfPath } from '#pages/language.ts'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { PageHead, useShell } from '../page-head.tsx'
import { Slider } from '../slider/slider.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const language = languageOfPath(new URL(request.url).pathname)
  const { home, topics, staleFrom, isWhole } = await loadHome(shop, language)
  publicPage(context, ['banners', ...topics], staleFrom)
  if (!isWhole) personalPage(context)
  return home
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shopName, tagline } = useShell()
  const { banners, categories, topSelling, deals, comparison, newest } = loaderData
  const { newOffers, shopUrl } = loaderData
  const title = m.home_title({ shop: shopName, tagline })
  return (
    <>
      <PageHead
        title={title}
        description={tagline}
        path="/"
        shopUrl={shopUrl}
        picture={banners[0]?.picture}
      />
      <HomeData shopUrl={shopUrl} />
      <h1 className="sr-only">{title}</h1>
      <div className="page-width flex flex-col gap-8 pt-3 md:gap-14 md:pt-5">
        <Slider banners={banners} />
        <CategoryTiles categories={categories} />
        {topSelling.length === 0 && (
          <EmptyState icon="package" title={m.home_no_products()}>
            {m.home_no_products_text()}
          </EmptyState>
        )}
        <ProductRow
          title={m.home_top_selling()}
          all="/shop"
          list={{ id: 'top-selling', name: 'Top Selling' }}
          products={topSelling}
        />
        <HotDeals deals={deals} />
        <Comparison comparison={comparison} />
        <ProductRow
          title={m.home_new_products()}
          all="/shop?sort=new"
          list={{ id: 'new-products', name: 'New Products' }}
          products={newest}
        />
        <NewOffer banners={newOffers} />
        <NewsletterSection />
      </div>
    </>
  )
}

/** Once, on the home page: who the shop is. */
function HomeData({ shopUrl }: { shopUrl: string }) {
  const shell = useRouteLoaderData<Shell>(`${getLocale()}/layout`)
  if (!shell) return null
  const home = () => new URL(shopUrl + localPath('/')).href
  return (
    <StructuredData html={import.meta.env.SSR ? ldScripts(shopData(shell, shopUrl, home())) : ''} />
  )
}
