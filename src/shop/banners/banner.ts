import type { Picture } from '../pictures/picture.ts'

/** A banner as pages and programs see it (D19). */
export const bannerStatuses = ['Active', 'Inactive'] as const
export const bannerPlacements = ['slider', 'new-offer'] as const

export interface Banner {
  id: string
  title: string
  titleBn: string | null
  /** Where it leads: a path of the shop or a whole address. */
  link: string
  status: (typeof bannerStatuses)[number]
  placement: (typeof bannerPlacements)[number]
  picture: Picture
}

/** The slider turns at most this many (spec 9). */
export const mostSliderBanners = 3
