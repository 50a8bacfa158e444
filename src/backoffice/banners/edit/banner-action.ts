import { data, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { accountContext, personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { saveBanner } from '#shop/banners/save-banner.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { mostPictureBytes, uploadPicture } from '#shop/pictures/upload-picture.ts'
import { bannerFormSchema, endsTooEarly } from './banner-schema.ts'
import { pictureSlots, type PictureSlot } from './picture-slots.ts'

interface Sent {
  slot: PictureSlot
  picture: Picture
}

export type BannerResult = FormResult & { answer?: Partial<Sent> }

type Outcome = FormOutcome<Partial<Sent>>

const local = (path: string, { url }: Request) =>
  pathInLanguage(path, languageOfPath(new URL(url).pathname))

function editedId({ params }: ActionFunctionArgs): string | undefined {
  const { banner = '' } = params
  if (banner !== 'new' && !z.uuid().safeParse(banner).success) throw data(null, { status: 404 })
  return banner === 'new' ? undefined : banner
}

const saving = formAction<typeof bannerFormSchema, Partial<Sent>>({
  schema: bannerFormSchema,
  moreProblems: endsTooEarly,
  run: async ({ version, active, ...typed }, args): Promise<Outcome> => {
    const id = editedId(args)
    const { titleBn, linkBn, alt, altBn, narrowPicture } = typed
    const { outcome } = await saveBanner(args.shop, personIn(args.context), {
      ...typed,
      titleBn: titleBn || null,
      linkBn: linkBn || null,
      alt: alt || null,
      altBn: altBn || null,
      narrowPicture: narrowPicture || null,
      status: active ? 'Active' : 'Inactive',
      ...(id !== undefined && { id, version }),
    })
    return outcome === 'saved'
      ? { outcome: 'done', goTo: local('/dashboard/banners?done=saved', args.request) }
      : { outcome: 'refused', trouble: outcome }
  },
})

/** What was chosen before stays in the address, for browsers without scripts. */
function withPicture({ url }: Request, slot: PictureSlot, hash: string): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.set(slot, hash)
  return `${pathname.replace(/\.data$/, '')}?${searchParams}`
}

const pictureSchema = z.object({
  slot: z.enum(pictureSlots),
  // Without a choice browsers send an empty file.
  file: z.file('nothing-chosen').min(1, 'nothing-chosen').max(mostPictureBytes, 'too-large'),
})

const sending = formAction<typeof pictureSchema, Partial<Sent>>({
  schema: pictureSchema,
  file: { field: 'file', mostBytes: mostPictureBytes },
  run: async ({ slot, file }, { shop, context, request }): Promise<Outcome> => {
    const sent = await uploadPicture(shop, context.get(accountContext), file)
    if (sent.outcome !== 'saved') return { outcome: 'refused', fields: { file: sent.outcome } }
    const { picture } = sent
    return {
      outcome: 'done',
      goTo: withPicture(request, slot, picture.hash),
      answer: { slot, picture },
    }
  },
})

/** What is sent from the page of one banner: a picture, which is shown there, and the banner itself. */
export const bannerAction = formActions<Partial<Sent>>({ save: saving, picture: sending })
