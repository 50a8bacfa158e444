import { m } from '#paraglide/messages.js'
import { refused, type FormResult } from '#pages/form/form-result.ts'
import { mostReviewPhotoBytes } from '#shop/reviews/review.ts'

export type PhotoProblem = keyof typeof photoProblems

/** What the field of a photo says: what to do. */
export const photoProblems = {
  'nothing-chosen': m.photo_missing,
  'too-large': m.photo_too_large,
  'not-an-image': m.photo_not_an_image,
  'too-many-pixels': m.photo_too_many_pixels,
  'too-small': m.photo_too_small,
  'too-costly': m.photo_too_costly,
  'too-many-waiting': m.photo_too_many_waiting,
  'too-many-requests': m.form_too_many,
  'too-many-photos': m.review_photos_full,
}

/** Before megabytes go over a slow line for nothing. */
export function checkPhoto(form: FormData): FormResult | undefined {
  const file = form.get('photo')
  if (!(file instanceof File)) return undefined
  if (file.size === 0) return refused({ fields: { photo: 'nothing-chosen' } })
  return file.size > mostReviewPhotoBytes ? refused({ fields: { photo: 'too-large' } }) : undefined
}
