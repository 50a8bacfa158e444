import { m } from '#paraglide/messages.js'
import { readListQuery } from '#pages/list/list-query.ts'
import { ListSearch } from '#pages/list/list-search.tsx'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { countText } from '#pages/money/taka.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { stars } from '#shop/catalog/ratings/rating.ts'
import { countReviews } from '#shop/reviews/moderation/count-reviews.ts'
import { listReviews } from '#shop/reviews/moderation/list-reviews.ts'
import { countQuestions } from '#shop/reviews/questions/list-questions.ts'
import { mostCountedQuestions } from '#shop/reviews/questions/question.ts'
import { mostCountedReviews, reviewStatuses } from '#shop/reviews/review.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { countUpTo } from '../count-up-to.ts'
import { Page } from '../layout/page.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import type { Route } from './+types/reviews'
import { ReviewList } from './review-list.tsx'
import { reviewStatusNames } from './review-words.ts'
import { reviewsAction } from './reviews-action.ts'
import { questionsPath, reviewsHref, reviewsPath, type ReviewTab } from './reviews-href.ts'
import { showReview } from './shown-review.ts'

export const handle = {
  mayOpen: 'edit-reviews',
  menu: { icon: 'star', text: m.reviews_desk_title },
} satisfies PageHandle

const reviewTabs = [...reviewStatuses, 'reported'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page: _, ...query } = readListQuery(url.searchParams, {
    choices: { status: reviewTabs, stars: stars.map(String) },
    ids: ['after', 'product'],
  })
  const { q, status, product: productId, after } = query
  const filter = {
    q,
    productId,
    status: status === 'reported' ? undefined : status,
    isReported: status === 'reported',
    stars: stars.find((one) => String(one) === query.stars),
  }
  const [counts, questions, listed] = await Promise.all([
    countReviews(shop),
    countQuestions(shop),
    listReviews(shop, { filter, after }),
  ])
  const isTooShort = listed.outcome === 'too-short'
  return {
    query,
    counts,
    openQuestions: questions.waiting,
    isTooShort,
    reviews: isTooShort ? [] : listed.reviews.map(showReview),
    next: isTooShort ? undefined : listed.next,
  }
}

export const action = reviewsAction

type Loaded = Route.ComponentProps['loaderData']

/** What buyers say about products: read here before anybody else reads it, and answered. */
export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { query, reviews, next } = loaderData
  return (
    <Page title={m.reviews_desk_title()} intro={m.reviews_desk_intro()}>
      <ListTabs label={m.reviews_tabs()} tabs={tabsOf(loaderData)} />
      <ListSearch
        action={localPath(reviewsPath)}
        label={m.reviews_search()}
        kept={{ status: query.status, product: query.product }}
        q={{ label: m.reviews_search_hint(), value: query.q }}
        choices={[
          {
            name: 'stars',
            label: m.reviews_stars(),
            value: query.stars ?? '',
            options: [
              { value: '', text: m.reviews_any_stars() },
              ...stars.map((star) => ({
                value: String(star),
                text: m.review_stars_given({ n: countText(star) }),
              })),
            ],
          },
        ]}
      />
      {query.product !== undefined && (
        <ShopButtonLink
          to={reviewsHref(query, { product: undefined })}
          variant="quiet"
          className="self-start"
        >
          {m.reviews_all_products()}
        </ShopButtonLink>
      )}
      <ReviewList
        reviews={reviews}
        query={query}
        lastResult={actionData}
        empty={<NoReviews {...loaderData} />}
      />
      <OlderLink
        last={next}
        isLatest={query.after === undefined}
        hrefOf={(after) => reviewsHref(query, { after })}
      />
    </Page>
  )
}

function tabsOf({ query, counts, openQuestions }: Loaded) {
  const names: Record<ReviewTab, () => string> = {
    ...reviewStatusNames,
    reported: m.reviews_reported,
  }
  const all = reviewStatuses.reduce((sum, status) => sum + counts[status], 0)
  return [
    ...[undefined, ...reviewTabs].map((status) => ({
      to: reviewsHref(query, { status }),
      text: status ? names[status]() : m.inbox_all(),
      count: countUpTo(mostCountedReviews, status ? counts[status] : all),
      isCurrent: status === query.status,
    })),
    {
      to: `${questionsPath}?status=waiting`,
      text: m.questions_title(),
      count: countUpTo(mostCountedQuestions, openQuestions),
      isCurrent: false,
    },
  ]
}

function NoReviews({ query: { q, status, stars: given, product, after }, isTooShort }: Loaded) {
  if (isTooShort)
    return (
      <EmptyState icon="search" title={m.orders_too_short()}>
        {m.orders_too_short_text()}
      </EmptyState>
    )
  const isAsked = Boolean(q || status || given || product || after)
  return (
    <EmptyState
      icon="star"
      title={isAsked ? m.reviews_none_fit() : m.reviews_desk_none()}
      action={isAsked && <ShopButtonLink to={reviewsPath}>{m.reviews_show_all()}</ShopButtonLink>}
    >
      {isAsked ? undefined : m.reviews_desk_none_text()}
    </EmptyState>
  )
}
