import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ReviewPhotos } from '#shop/reviews/views/review-photos.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { StarRow } from './star-row.tsx'
import type { PageReview } from './shown-review.ts'

/** What one buyer says, and what the shop says to it. `children`: what a reader can do about it. */
export function ReviewItem({ review, children }: { review: PageReview; children?: ReactNode }) {
  const { stars, text, author, writtenAt, photos, answer } = review
  return (
    <article className="py-4 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow given={stars} />
        <span lang={langOf(author)} className="font-semibold">
          {author || m.review_by_somebody()}
        </span>
        <span className="text-sm text-ink-soft">
          {m.review_bought_here()} · <Moment at={writtenAt} />
        </span>
      </p>
      {text && (
        <p lang={langOf(text)} className="mt-1.5 whitespace-pre-line">
          {text}
        </p>
      )}
      <ReviewPhotos photos={photos} />
      <ShopAnswer answer={answer} />
      {children}
    </article>
  )
}

/** What the shop says; nothing where it says nothing. */
export function ShopAnswer({ answer }: { answer: string }) {
  if (answer === '') return null
  return (
    <div className="mt-3 rounded-control border-l-4 border-brand bg-brand-wash px-4 py-2.5">
      <p className="text-sm font-semibold">{m.review_answer_of_shop()}</p>
      <p lang={langOf(answer)} className="whitespace-pre-line">
        {answer}
      </p>
    </div>
  )
}
