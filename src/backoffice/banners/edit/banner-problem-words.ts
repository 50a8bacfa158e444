import { m } from '#paraglide/messages.js'
import type { BannerProblem } from './banner-schema.ts'

export const problemWords: Record<BannerProblem, () => string> = {
  'title-missing': m.banners_title_missing,
  'too-long': m.banners_too_long,
  'link-wrong': m.banners_link_wrong,
  'time-wrong': m.banners_time_wrong,
  'ends-too-early': m.banners_ends_too_early,
  'picture-missing': m.banners_picture_missing,
}
