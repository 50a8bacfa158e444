import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { typedIn, type FormResult } from '#pages/form/form-result.ts'
import { usePendingUploads } from '#pages/form/upload/pending-uploads.ts'
import { inLanguage } from '#platform/language.ts'
import type { ReviewStatus } from '#shop/reviews/review.ts'
import { langOf } from '#ui/text/lang-of.ts'
import type { ReviewedProduct } from './load-writing.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewPhotoForms } from './review-photo-forms.tsx'

const standing: Record<ReviewStatus, () => string> = {
  waiting: m.review_is_waiting,
  approved: m.review_is_shown,
  hidden: m.review_is_hidden,
}

interface ReviewedProductProps {
  product: ReviewedProduct
  lastResult: FormResult | undefined
}

/** One of the delivered products: what its buyer says, or has said already. */
export function ReviewedProductCard({ product, lastResult }: ReviewedProductProps) {
  const { productId, picture, review } = product
  const uploads = usePendingUploads()
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  // Of several forms of one kind, the answer is about one.
  const own = typedIn(lastResult, 'productId') === productId ? lastResult : undefined
  return (
    <section aria-label={name} className="rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="mb-4 flex items-center gap-3">
        <span className="size-14 shrink-0 overflow-hidden rounded-control bg-paper">
          {picture && (
            <img src={picture} alt="" width={56} height={56} className="size-full object-cover" />
          )}
        </span>
        <div className="min-w-0">
          <h2 lang={langOf(name)} className="font-semibold [overflow-wrap:anywhere]">
            {name}
          </h2>
          {review && <p className="text-sm text-ink-soft">{standing[review.status]()}</p>}
        </div>
      </div>
      <ReviewForm productId={productId} review={review} lastResult={own} uploads={uploads} />
      {review && (
        <ReviewPhotoForms
          productId={productId}
          photos={review.photos}
          lastResult={own}
          uploads={uploads}
        />
      )}
    </section>
  )
}
