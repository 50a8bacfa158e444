import { z } from 'zod'
import { accountContext } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { mostPhotoBytes } from '#shop/identity/photos/photo.ts'
import { removePhoto, savePhoto } from '#shop/identity/photos/save-photo.ts'

/** The page asked anew, so that the menu shows it without JavaScript, too. */
const done = (what: 'photo-saved' | 'photo-removed', { url }: Request): FormOutcome => {
  const page = `/dashboard/profile?done=${what}`
  return { outcome: 'done', goTo: pathInLanguage(page, languageOfPath(new URL(url).pathname)) }
}

const photo = formAction({
  // Without a choice browsers send an empty file.
  schema: z.object({
    photo: z.file('nothing-chosen').min(1, 'nothing-chosen').max(mostPhotoBytes, 'too-large'),
  }),
  file: { field: 'photo', mostBytes: mostPhotoBytes },
  run: async (sent, { shop, context, request }) => {
    const saving = await savePhoto(shop, context.get(accountContext), sent.photo)
    return saving.outcome === 'saved'
      ? done('photo-saved', request)
      : { outcome: 'refused', fields: { photo: saving.outcome } }
  },
})

const remove = formAction({
  schema: z.object({}),
  run: async (_, { shop, context, request }) => {
    await removePhoto(shop, context.get(accountContext))
    return done('photo-removed', request)
  },
})

export const photoForms = { photo, 'photo-remove': remove }
