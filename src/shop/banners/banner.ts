import type { Picture } from '../pictures/picture.ts'

/** A banner as pages and programs see it (D19). */
export const bannerStatuses = ['Active', 'Inactive'] as const
export const bannerPlacements = ['slider', 'new-offer'] as const
export type BannerPlacement = (typeof bannerPlacements)[number]

/** When it is shown, where it is Active; null: from now on, without end. */
export interface BannerDates {
  startsAt: Date | null
  endsAt: Date | null
}

export interface Banner extends BannerDates {
  id: string
  title: string
  titleBn: string | null
  /** Where it leads: a path of the shop or a whole address. */
  link: string
  /** The same on Bangla pages; null where there is no other. */
  linkBn: string | null
  /** What the picture says beside the title; null where it says nothing more. */
  alt: string | null
  altBn: string | null
  status: (typeof bannerStatuses)[number]
  placement: BannerPlacement
  picture: Picture
  /** For phones; null: the other one is cut. */
  narrowPicture: Picture | null
}

/** A banner as staff read it. */
export interface StoredBanner extends Banner {
  position: number
  version: number
}

/** The slider turns at most this many (spec 9). */
export const mostSliderBanners = 3

/** The new offer is one. */
export const mostShown: Record<BannerPlacement, number> = {
  slider: mostSliderBanners,
  'new-offer': 1,
}

export const bannerStates = ['active', 'waiting', 'ended', 'inactive'] as const
export type BannerState = (typeof bannerStates)[number]

type Dated = Pick<Banner, 'status' | 'startsAt' | 'endsAt'>

/** The first moment of `startsAt` is shown, that of `endsAt` is not any more. */
export function stateOfBanner({ status, startsAt, endsAt }: Dated, now: Date): BannerState {
  if (status === 'Inactive') return 'inactive'
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'waiting' : 'active'
}
