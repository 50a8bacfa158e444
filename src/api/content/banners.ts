import { z } from 'zod'
import { bannerPlacements, bannerStatuses } from '#shop/banners/banner.ts'
import { listBanners } from '#shop/banners/list-banners.ts'
import { pictureAddress } from '#shop/pictures/picture.ts'
import { answerShared } from '../answers/answer-shared.ts'
import { defineRoute, type ApiRoute } from '../route.ts'

const bannerSchema = z.object({
  _id: z.uuid(),
  image: z.string().meta({ description: 'Path on this origin' }),
  title: z.string(),
  titleBn: z.string().nullable(),
  link: z.string(),
  status: z.enum(bannerStatuses),
  placement: z.enum(bannerPlacements),
})

const banners = defineRoute({
  method: 'get',
  path: '/banner',
  allow: 'anyone',
  summary: 'Banners that are shown now',
  description:
    'Active ones, in their order. The slider turns the first three of placement slider; planned ones are nobody’s business yet.',
  answers: { 200: { description: 'Active banners', schema: z.array(bannerSchema) } },
  handle: async ({ shop, request }) => {
    const shown = await listBanners(shop, { status: 'Active' })
    const content: z.infer<typeof bannerSchema>[] = shown.map(({ id, picture, ...banner }) => ({
      _id: id,
      image: pictureAddress(picture.hash, 1280, 'webp'),
      ...banner,
    }))
    return answerShared(request, content)
  },
})

export const bannerRoutes: readonly ApiRoute[] = [banners]
