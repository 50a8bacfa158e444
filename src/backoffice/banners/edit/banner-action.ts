import { data, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { saveBanner } from '#shop/banners/save-banner.ts'
import { takingPicture, type SentPicture } from '../../pictures/taking-picture.ts'
import { bannerFormSchema, endsTooEarly } from './banner-schema.ts'
import { pictureSlots } from './picture-slots.ts'

export type BannerResult = SentPicture

type Sent = NonNullable<SentPicture['answer']>

type Outcome = FormOutcome<Sent>

const local = (path: string, { url }: Request) =>
  pathInLanguage(path, languageOfPath(new URL(url).pathname))

function editedId({ params }: ActionFunctionArgs): string | undefined {
  const { banner = '' } = params
  if (banner !== 'new' && !z.uuid().safeParse(banner).success) throw data(null, { status: 404 })
  return banner === 'new' ? undefined : banner
}

const saving = formAction<typeof bannerFormSchema, Sent>({
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

/** What is sent from the page of one banner: a picture, which is shown there, and the banner itself. */
export const bannerAction = formActions<Sent>({
  save: saving,
  picture: takingPicture(pictureSlots),
})
