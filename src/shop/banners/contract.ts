import { z } from 'zod'
import { bannerPlacements, bannerStatuses } from './banner.ts'

export const bannerDraftSchema = z.object({
  title: z.string().trim().min(1, 'The title is missing').max(200, 'The title is too long'),
  titleBn: z.string().trim().max(200, 'The Bangla title is too long').nullable(),
  link: z
    .string()
    .regex(
      /^(\/(?!\/)|https?:\/\/)\S*$/,
      'The link is neither a path such as /shop nor an address',
    ),
  /** Hash of a stored picture. */
  picture: z.string().min(1, 'The picture is missing'),
  status: z.enum(bannerStatuses),
  placement: z.enum(bannerPlacements),
  position: z.int().min(0).max(10_000),
})

export type BannerDraft = z.infer<typeof bannerDraftSchema>
