import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import {
  attributesTopic,
  categoriesTopic,
  topicsOf,
  topicsOfPopular,
} from '#shop/catalog/topics.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/compare'
import { ChosenComparison } from './chosen-comparison.tsx'
import { loadComparePage } from './load-compare-page.ts'
import { PopularComparison } from './popular-comparison.tsx'
import { languageOfPath } from '#pages/language.ts'
import { useCompare } from '../lists/compare-list.ts'
import { PageHead, useShell } from '../page-head.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await loadComparePage(shop, languageOfPath(new URL(request.url).pathname))
  const topics = [
    categoriesTopic,
    attributesTopic,
    ...topicsOfPopular(),
    ...topicsOf(page.popular.map(({ card }) => card)),
  ]
  publicPage(context, topics, await nextCatalogChange(shop))
  return { ...page, shopUrl: shop.environment.shopUrl }
}

/** Two to four products side by side (D20). */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const chosen = useCompare()
  const { shopName } = useShell()
  return (
    <div className="page-width min-h-[85dvh] py-6 md:py-8">
      <PageHead
        title={`${m.compare_title()} · ${shopName}`}
        description={m.compare_description({ shop: shopName })}
        path="/compare"
        shopUrl={loaderData.shopUrl}
      />
      <h1 id="compare" tabIndex={-1} className="text-2xl font-semibold outline-none">
        {m.compare_title()}
      </h1>
      {chosen.length > 0 ? (
        <ChosenComparison chosen={chosen} />
      ) : (
        <PopularComparison page={loaderData} />
      )}
    </div>
  )
}
