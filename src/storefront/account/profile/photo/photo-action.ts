import { data, redirect } from 'react-router'
import type { Language } from '#platform/language.ts'
import { filesTooLarge } from '#platform/web/bodies/take-form.ts'
import { mostPhotoBytes } from '#shop/identity/photos/photo.ts'
import { removePhoto, savePhoto } from '#shop/identity/photos/save-photo.ts'
import type { Shop } from '#shop/shop.ts'
import { pathInLanguage } from '#pages/language.ts'
import type { ProfileAnswer } from '../profile-answer.ts'
import type { Asking } from '../profile-action.ts'

type PhotoAnswer =
  | { outcome: 'photo-saved' | 'photo-removed' }
  | Extract<ProfileAnswer, { outcome: 'photo-refused' }>

/** What a browser sent; a form whose file was too large comes without its fields. */
export async function readSent(request: Request): Promise<FormData> {
  try {
    const form = await request.formData()
    if (form.has(filesTooLarge)) form.set('what', 'photo')
    return form
  } catch {
    // Not put together as a browser does it.
    throw data(null, { status: 400 })
  }
}

export const isAboutPhoto = (what: FormDataEntryValue | null): boolean =>
  what === 'photo' || what === 'photo-remove'

export async function submitPhoto(
  shop: Shop,
  form: FormData,
  { actor }: Asking,
): Promise<PhotoAnswer> {
  if (form.get('what') === 'photo-remove') {
    await removePhoto(shop, actor)
    return { outcome: 'photo-removed' }
  }
  const file = form.get('photo')
  const isTooLarge = form.has(filesTooLarge) || (file instanceof File && file.size > mostPhotoBytes)
  if (isTooLarge) return { outcome: 'photo-refused', why: 'too-large' }
  // Without a choice browsers send an empty file.
  if (!(file instanceof File) || file.size === 0)
    return { outcome: 'photo-refused', why: 'nothing-chosen' }
  const saving = await savePhoto(shop, actor, file)
  return saving.outcome === 'saved'
    ? { outcome: 'photo-saved' }
    : { outcome: 'photo-refused', why: saving.outcome }
}

/** What is done is shown by the page asked anew, so that the menu shows it without JavaScript, too. */
export function answerPhoto(answer: PhotoAnswer, language: Language): ProfileAnswer {
  if (answer.outcome === 'photo-refused') return answer
  throw redirect(pathInLanguage(`/dashboard/profile?done=${answer.outcome}`, language), 303)
}
