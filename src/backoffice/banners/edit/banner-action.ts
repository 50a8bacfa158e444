import { data, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { siteMapContext } from '#pages/site-map.ts'
import { saveBanner } from '#shop/banners/save-banner.ts'
import type { Shop } from '#shop/shop.ts'
import { takingPicture, type SentPicture } from '../../pictures/taking-picture.ts'
import { orNull } from '../../forms/typed-fields.ts'
import { leadsNowhere } from '../leads-nowhere.ts'
import { bannerFormSchema, endsTooEarly } from './banner-schema.ts'
import { pictureSlots } from './picture-slots.ts'

type Sent = NonNullable<SentPicture['answer']> & {
  /** Where it is mended, if it leads nowhere. */
  page?: string
}

export type BannerResult = FormResult & { answer?: Sent }

type Outcome = FormOutcome<Sent>

const local = (path: string, { url }: Request) =>
  pathInLanguage(path, languageOfPath(new URL(url).pathname))

function editedId({ params }: ActionFunctionArgs): string | undefined {
  const { banner = '' } = params
  if (banner !== 'new' && !z.uuid().safeParse(banner).success) throw data(null, { status: 404 })
  return banner === 'new' ? undefined : banner
}

function draftOf(
  { version, active, ...typed }: z.output<typeof bannerFormSchema>,
  id: string | undefined,
) {
  const { titleBn, linkBn, alt, altBn, narrowPicture } = typed
  return {
    ...typed,
    titleBn: orNull(titleBn),
    linkBn: orNull(linkBn),
    alt: orNull(alt),
    altBn: orNull(altBn),
    narrowPicture: orNull(narrowPicture),
    status: active ? ('Active' as const) : ('Inactive' as const),
    ...(id !== undefined && { id, version }),
  }
}

const saving = formAction<typeof bannerFormSchema, Sent>({
  schema: bannerFormSchema,
  moreProblems: endsTooEarly,
  run: async (typed, args): Promise<Outcome> => {
    const id = editedId(args)
    const saved = await saveBanner(args.shop, personIn(args.context), draftOf(typed, id))
    if (saved.outcome !== 'saved') return { outcome: 'refused', trouble: saved.outcome }
    const isDead = await anyLeadsNowhere(args, [typed.link, typed.linkBn])
    const page = isDead ? `/dashboard/banners/${saved.id}?done=saved` : undefined
    return {
      outcome: 'done',
      goTo: local(page ?? '/dashboard/banners?done=saved', args.request),
      answer: page === undefined ? {} : { page },
    }
  },
})

async function anyLeadsNowhere(
  { shop, context }: ActionFunctionArgs & { shop: Shop },
  links: readonly string[],
): Promise<boolean> {
  const siteMap = context.get(siteMapContext)
  const written = links.filter((link) => link !== '')
  const dead = await Promise.all(written.map((link) => leadsNowhere(shop, siteMap, link)))
  return dead.includes(true)
}

/** What is sent from the page of one banner: a picture, which is shown there, and the banner itself. */
export const bannerAction = formActions<Sent>({
  save: saving,
  picture: takingPicture(pictureSlots),
})
