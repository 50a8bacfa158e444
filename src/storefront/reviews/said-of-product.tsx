import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { ratingOf } from '#shop/catalog/ratings/rating.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { Section } from '../product-cards/section.tsx'
import { Histogram } from './histogram.tsx'
import type { SaidOfProduct } from './load-said.ts'
import { questionsPath, reviewsPath } from './paths.ts'
import { QuestionItem } from './questions/question-item.tsx'
import { ReviewItem } from './review-item.tsx'

interface SaidProps {
  slug: string
  said: SaidOfProduct
}

const rows = 'divide-y divide-line rounded-card border border-line bg-surface px-4 md:px-6'

/** What buyers say about a product, and what people asked: the latest few, and the way to all of it. */
export function SaidOfProductView(props: SaidProps) {
  return (
    <div className="flex flex-col gap-10">
      <Reviews {...props} />
      <Questions {...props} />
    </div>
  )
}

function Reviews({ slug, said: { counts, reviews } }: SaidProps) {
  const rating = ratingOf(counts)
  const { format } = new Intl.NumberFormat(getLocale())
  return (
    <Section title={m.reviews_title()}>
      {rating ? (
        <>
          <div className="mb-4">
            <Histogram counts={counts} />
          </div>
          <div className={rows}>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </div>
          <ShopButtonLink to={reviewsPath(slug)} variant="quiet" className="mt-4">
            {m.reviews_all({ n: format(rating.count) })}
          </ShopButtonLink>
        </>
      ) : (
        <p className="text-ink-soft">{m.reviews_none()}</p>
      )}
    </Section>
  )
}

function Questions({ slug, said: { questions, hasMoreQuestions } }: SaidProps) {
  return (
    <Section title={m.questions_title()}>
      {questions.length > 0 ? (
        <div className={rows}>
          {questions.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </div>
      ) : (
        <p className="text-ink-soft">{m.questions_none()}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {hasMoreQuestions && (
          <ShopButtonLink to={questionsPath(slug)} variant="quiet">
            {m.questions_all()}
          </ShopButtonLink>
        )}
        <ShopButtonLink to={`${questionsPath(slug)}#ask`} variant="quiet">
          {m.questions_ask()}
        </ShopButtonLink>
      </div>
    </Section>
  )
}
