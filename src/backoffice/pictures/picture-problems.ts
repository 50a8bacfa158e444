import { m } from '#paraglide/messages.js'
import type { UploadRefusal } from '#shop/pictures/upload-picture.ts'

export type PictureProblem = UploadRefusal | 'nothing-chosen'

/** Why a picture that was sent is not taken. */
export const pictureProblems: Record<PictureProblem, () => string> = {
  'nothing-chosen': m.picture_not_chosen,
  'too-large': m.picture_too_large,
  'not-an-image': m.picture_not_an_image,
  'too-many-pixels': m.photo_too_many_pixels,
  'too-small': m.photo_too_small,
  'too-costly': m.photo_too_costly,
  'too-many-waiting': m.photo_too_many_waiting,
  'too-many-requests': m.picture_too_many,
}
