import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import type { Column } from '#pages/list/data-table.tsx'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { inLanguage } from '#platform/language.ts'
import { ReviewPhotos } from '#shop/reviews/views/review-photos.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { AnswerForm } from './answer-form.tsx'
import { reviewStatusLooks, reviewStatusNames } from './review-words.ts'
import { pickOf } from './picked.ts'
import { reviewsHref, type ReviewsQuery } from './reviews-href.ts'
import type { ShownReview } from './shown-review.ts'

const link = 'underline-offset-4 hover:text-brand hover:underline'

/** Reading is the work here: the whole text stands in the list. */
export const reviewColumns = (
  form: PageForm,
  query: ReviewsQuery,
): readonly Column<ShownReview>[] => [
  {
    title: m.reviews_column,
    isMain: true,
    hasBox: true,
    cell: (review) => <Said review={review} form={form} query={query} />,
  },
  {
    title: m.tracking_status,
    cell: ({ status, reports }) => (
      <span className="flex flex-col items-start gap-1.5">
        <Badge kind={reviewStatusLooks[status]}>{reviewStatusNames[status]()}</Badge>
        {reports > 0 && <Badge kind="cut">{m.reviews_reports({ n: countText(reports) })}</Badge>}
      </span>
    ),
  },
  {
    title: m.reviews_decide,
    cell: (review) => <Decide review={review} form={form} />,
  },
]

interface RowProps {
  review: ShownReview
  form: PageForm
}

function Said({ review, form, query }: RowProps & { query: ReviewsQuery }) {
  const { author, orderId, product, productId, stars, text, writtenAt, photos, answer } = review
  const name = product && inLanguage(getLocale(), product.name, product.nameBn)
  return (
    <div className="flex flex-col gap-1 py-1 [overflow-wrap:anywhere] whitespace-normal @4xl:min-w-[32rem]">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="tabular inline-flex items-center gap-1 font-semibold">
          <Icon name="star" filled className="size-4 text-brand" />
          <span aria-hidden>{countText(stars)}</span>
          <span className="sr-only">{m.review_stars_given({ n: countText(stars) })}</span>
        </span>
        {name && (
          <ShopLink
            to={reviewsHref(query, { product: productId })}
            lang={langOf(name)}
            className={`font-semibold ${link}`}
          >
            {name}
          </ShopLink>
        )}
      </p>
      {text && (
        <p lang={langOf(text)} className="whitespace-pre-line">
          {text}
        </p>
      )}
      <ReviewPhotos photos={photos} />
      <p className="text-sm text-ink-soft">
        <span lang={langOf(author)}>{author || m.review_by_somebody()}</span> ·{' '}
        {orderId === '' ? (
          m.reviews_of_demonstration()
        ) : (
          <ShopLink to={`/dashboard/order-details/${orderId}`} className={`tabular ${link}`}>
            {m.account_order({ number: orderId })}
          </ShopLink>
        )}{' '}
        · <Moment at={writtenAt} withTime />
      </p>
      <AnswerForm
        id={review.id}
        version={review.version}
        answer={answer}
        form={form}
        mayBeEmpty
        words={{ open: answer ? m.reviews_answer_change() : m.reviews_answer() }}
      />
    </div>
  )
}

function Decide({ review, form }: RowProps) {
  const { status, reports } = review
  const pick = pickOf(review)
  const isSending = (what: string) =>
    form.sending?.get('what') === what && form.sending.get('pick') === pick
  return (
    <form {...form.props} ref={undefined} className="flex gap-2 py-1">
      <input type="hidden" name="pick" value={pick} />
      {(status !== 'approved' || reports > 0) && (
        <SubmitButton what="approve" busy={isSending('approve')} className="px-3!">
          {status === 'approved' ? m.reviews_keep() : m.reviews_approve()}
        </SubmitButton>
      )}
      {status !== 'hidden' && (
        <SubmitButton what="hide" variant="quiet" busy={isSending('hide')} className="px-3!">
          {m.reviews_hide()}
        </SubmitButton>
      )}
    </form>
  )
}
