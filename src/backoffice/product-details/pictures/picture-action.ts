import { z } from 'zod'
import { accountContext } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { mostPictureBytes } from '#shop/pictures/picture.ts'
import { uploadPicture } from '#shop/pictures/upload-picture.ts'
import type { UploadedPicture } from './uploaded-picture.ts'

/** Not a page: takes one picture of a product, which the form of the product then names. */
export const handle = { mayOpen: 'edit-products', isData: true } satisfies PageHandle

export const loader = (): Response => Response.json({ mostBytes: mostPictureBytes })

const schema = z.object({
  picture: z.file('not-an-image').min(1, 'not-an-image').max(mostPictureBytes, 'too-large'),
})

export const action = formAction<typeof schema, UploadedPicture>({
  schema,
  file: { field: 'picture', mostBytes: mostPictureBytes },
  run: async ({ picture }, { shop, context }) => {
    const saving = await uploadPicture(shop, context.get(accountContext), picture)
    return saving.outcome === 'saved'
      ? { outcome: 'done', answer: { hash: saving.picture.hash } }
      : { outcome: 'refused', fields: { picture: saving.outcome } }
  },
})
