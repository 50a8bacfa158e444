import { z } from 'zod'
import { bannerPlacements, bannerStatuses } from '#shop/banners/banner.ts'
import { listShownBanners } from '#shop/banners/list-banners.ts'
import { nextBannerChange } from '#shop/banners/next-banner-change.ts'
import { pictureUrl } from '#shop/pictures/picture.ts'
import { answerShared } from '../answers/answer-shared.ts'
import { defineRoute, type ApiRoute } from '../route.ts'

const bannerSchema = z.object({
  _id: z.uuid(),
  image: z.string().meta({ description: 'Path on this origin' }),
  narrowImage: z
    .string()
    .nullable()
    .meta({ description: 'For phones; null: the other one is cut' }),
  title: z.string(),
  titleBn: z.string().nullable(),
  link: z.string(),
  linkBn: z.string().nullable().meta({ description: 'On Bangla pages; null: link' }),
  alt: z.string().nullable().meta({ description: 'What the picture says beside the title' }),
  altBn: z.string().nullable(),
  status: z.enum(bannerStatuses),
  placement: z.enum(bannerPlacements),
})

const mostSeconds = 20

const banners = defineRoute({
  method: 'get',
  path: '/banner',
  allow: 'anyone',
  summary: 'Banners that are shown now',
  description:
    'Active ones within their dates, in their order. The slider turns the first three of placement slider; planned ones are nobody’s business yet.',
  answers: { 200: { description: 'Active banners', schema: z.array(bannerSchema) } },
  handle: async ({ shop, request }) => {
    const [shown, change] = await Promise.all([listShownBanners(shop), nextBannerChange(shop)])
    const content: z.infer<typeof bannerSchema>[] = shown.map((banner) => {
      const { id, picture, narrowPicture, startsAt: _, endsAt: __, ...rest } = banner
      return {
        _id: id,
        image: pictureUrl(picture.hash, 1280, 'webp'),
        narrowImage: narrowPicture && pictureUrl(narrowPicture.hash, 960, 'webp'),
        ...rest,
      }
    })
    const left = change ? (change.getTime() - shop.now().getTime()) / 1000 : mostSeconds
    return answerShared(request, content, { seconds: Math.floor(Math.min(left, mostSeconds)) })
  },
})

export const bannerRoutes: readonly ApiRoute[] = [banners]
