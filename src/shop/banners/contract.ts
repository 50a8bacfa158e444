import { z } from 'zod'
import { bannerPlacements, bannerStatuses } from './banner.ts'

const longestText = 200

/** A path such as /shop, or a whole address. */
export const linkPattern = /^(\/|\/[^/\\\s]\S*|https?:\/\/\S*)$/

const link = z
  .string()
  .max(1000, 'The link is too long')
  .regex(linkPattern, 'The link is neither a path such as /shop nor an address')

const words = (tooLong: string) =>
  z.string().trim().max(longestText, tooLong).nullable().default(null)

const moment = (notOne: string) => z.date(notOne).nullable().default(null)

const fields = z.object({
  title: z.string().trim().min(1, 'The title is missing').max(longestText, 'The title is too long'),
  titleBn: z.string().trim().max(longestText, 'The Bangla title is too long').nullable(),
  link,
  linkBn: link.nullable().default(null),
  /** Hash of a stored picture. */
  picture: z.string().min(1, 'The picture is missing'),
  narrowPicture: z.string().min(1, 'The narrow picture is missing').nullable().default(null),
  alt: words('The description of the picture is too long'),
  altBn: words('The Bangla description of the picture is too long'),
  status: z.enum(bannerStatuses),
  placement: z.enum(bannerPlacements),
  /** Left out: where it stands, and the last place where it is new there. */
  position: z.int().min(0).max(10_000).optional(),
  startsAt: moment('The start is not a time'),
  endsAt: moment('The end is not a time'),
})

export const bannerDraftSchema = fields.refine(
  ({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt,
  { path: ['endsAt'], error: 'The end is not after the start' },
)

export type BannerDraft = z.input<typeof bannerDraftSchema>

const sentMoment = z.iso.datetime({
  offset: true,
  error: 'Send a moment as 2026-11-23T18:00:00+06:00',
})
const at = sentMoment.nullable().optional()
/** A day ends with it, in Dhaka (D40). */
const end = z.union([z.iso.date(), sentMoment]).nullable().optional()

/** The same for programs: moments are text. */
export const sentBannerSchema = fields.extend({
  startsAt: at.meta({ description: 'From then on it is shown; null: from now on' }),
  endsAt: end.meta({
    description:
      'From then on it is not shown any more; null: no end; a day counts to its end, in Dhaka',
  }),
})
