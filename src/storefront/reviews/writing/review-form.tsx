import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { useSaveAfterUploads, type PendingUploads } from '#pages/form/upload/pending-uploads.ts'
import { UploadNotice } from '#pages/form/upload/upload-notice.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { stars } from '#shop/catalog/ratings/rating.ts'
import { longestReview } from '#shop/reviews/review.ts'
import { FieldError, TextAreaField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

interface ReviewFormProps {
  productId: string
  /** What was said before. */
  review: { stars: number; text: string } | undefined
  lastResult: FormResult | undefined
  uploads: PendingUploads
}

const words = { 'stars-missing': m.review_stars_missing }

/** Stars, and words if somebody wants to say some. */
export function ReviewForm({ productId, review, lastResult, uploads }: ReviewFormProps) {
  const writing = usePageForm<'stars' | 'text', keyof typeof words>({
    id: `review-${productId}`,
    lastResult: resultOf(lastResult, 'write'),
    words,
  })
  const form = useSaveAfterUploads(writing, uploads)
  const given = form.field('stars')
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <DoneNotice>{form.isTaken && m.review_written()}</DoneNotice>
      <input type="hidden" name="productId" value={productId} />
      <StarChoice
        id={given.id}
        given={Number(given.defaultValue ?? review?.stars ?? 0)}
        error={given.error}
      />
      <TextAreaField
        {...form.field('text')}
        defaultValue={form.field('text').defaultValue ?? review?.text}
        label={m.review_text()}
        maxLength={longestReview}
        rows={4}
        optional
      />
      <FormNotice trouble={form.trouble} words={{ 'not-found': m.review_link_old }} />
      <UploadNotice>{form.uploadNotice}</UploadNotice>
      <SubmitButton what="write" busy={form.isBusy} className="sm:self-start">
        {review ? m.review_change() : m.review_send()}
      </SubmitButton>
    </form>
  )
}

interface StarChoiceProps {
  id: string
  given: number
  error: string | undefined
}

/** Radio buttons that look like stars: up to the chosen one they are filled. */
function StarChoice({ id, given, error }: StarChoiceProps) {
  const { format } = new Intl.NumberFormat(getLocale())
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="mb-1 font-medium">{m.review_stars()}</legend>
      <div className="flex">
        {stars.map((star) => (
          <label
            key={star}
            className="group/star grid size-11 cursor-pointer place-items-center rounded-control text-control-line has-checked:text-brand has-focus-visible:outline-2 has-[~label_:checked]:text-brand hover:text-brand"
          >
            <input
              type="radio"
              name="stars"
              value={star}
              defaultChecked={star === given}
              aria-label={m.review_stars_given({ n: format(star) })}
              className="sr-only"
            />
            <Icon name="star" filled className="size-8" />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
