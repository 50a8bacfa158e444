import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formAction } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { ratingOf } from '#shop/catalog/ratings/rating.ts'
import { byStranger } from '#shop/initiator.ts'
import { reportReviewSchema } from '#shop/reviews/contract.ts'
import { listShownReviews } from '#shop/reviews/shown/list-shown.ts'
import { reportReview } from '#shop/reviews/writing/report-review.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { callerContext } from '#shop-context.ts'
import type { Route } from './+types/product-reviews'
import { Steps } from '../layout/steps.tsx'
import { PageHead, useShell } from '../page-head.tsx'
import { Histogram } from './histogram.tsx'
import { loadSaidPage } from './load-said-page.ts'
import { behind, reviewsPath } from './paths.ts'
import { ReportForm } from './report-form.tsx'
import { ReviewItem } from './review-item.tsx'
import { showReview } from './shown-review.ts'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader(args: Route.LoaderArgs) {
  const { shop, after, product, shopUrl } = await loadSaidPage(args, reviewsPath)
  const { reviews, next } = await listShownReviews(shop, { productId: product.id, after })
  return { product, shopUrl, reviews: reviews.map(showReview), next, isFirst: !after }
}

/** A reader reports a review. */
export const action = formAction({
  schema: reportReviewSchema,
  run: async (report, { shop, context, request, params }) => {
    const by = byStranger(context.get(callerContext).ipAddress)
    const { outcome } = await reportReview(shop, by, report)
    if (outcome === 'too-many-requests') return { outcome: 'refused', trouble: outcome }
    const language = languageOfPath(new URL(request.url).pathname)
    const page = pathInLanguage(reviewsPath(params['product'] ?? ''), language)
    return { outcome: 'done', goTo: page }
  },
})

/** All that buyers say about a product, the latest first. */
export default function ProductReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { product, shopUrl, reviews, next, isFirst } = loaderData
  const { shopName } = useShell()
  const title = m.reviews_of({ name: product.name })
  const rating = ratingOf(product.starCounts)
  const count = new Intl.NumberFormat(getLocale()).format(rating?.count ?? 0)
  return (
    <div className="page-width min-h-[60dvh] pt-2 md:pt-4">
      <PageHead
        title={`${title} · ${shopName}`}
        description={m.reviews_description({ name: product.name, n: count })}
        path={reviewsPath(product.slug)}
        shopUrl={shopUrl}
        hidden={!rating || !isFirst}
      />
      <Steps
        steps={[{ path: `/product/${product.slug}`, text: product.name }]}
        current={m.reviews_title()}
      />
      <h1 lang={langOf(product.name)} className="mb-4 text-2xl font-semibold">
        {title}
      </h1>
      <Histogram counts={product.starCounts} />
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface px-4 md:px-6">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review}>
            <ReportForm about={{ name: 'reviewId', id: review.id }} lastResult={actionData} />
          </ReviewItem>
        ))}
        {reviews.length === 0 && <EmptyState icon="star" title={m.reviews_none()} />}
      </div>
      {next && (
        <ShopButtonLink
          to={behind(reviewsPath(product.slug), next)}
          variant="quiet"
          rel="next"
          className="mt-4"
        >
          {m.reviews_more()}
        </ShopButtonLink>
      )}
    </div>
  )
}
