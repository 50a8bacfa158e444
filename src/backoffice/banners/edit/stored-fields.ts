import type { StoredBanner } from '#shop/banners/banner.ts'
import type { BannerField } from './banner-schema.ts'
import { typedFromMoment } from '#platform/typed-moment.ts'

/** As the loader sends it. */
export type EditedBanner = Omit<StoredBanner, 'startsAt' | 'endsAt'> & {
  startsAt: string | null
  endsAt: string | null
}

type Typed = Exclude<BannerField, 'picture' | 'narrowPicture' | 'active'>

const nothing: Record<Typed, string> = {
  title: '',
  titleBn: '',
  link: '',
  linkBn: '',
  alt: '',
  altBn: '',
  placement: 'slider',
  startsAt: '',
  endsAt: '',
}

const typedIn = (at: string | null): string => (at === null ? '' : typedFromMoment(new Date(at)))

export const storedFields = (banner: EditedBanner | undefined): Record<Typed, string> =>
  banner
    ? {
        title: banner.title,
        titleBn: banner.titleBn ?? '',
        link: banner.link,
        linkBn: banner.linkBn ?? '',
        alt: banner.alt ?? '',
        altBn: banner.altBn ?? '',
        placement: banner.placement,
        startsAt: typedIn(banner.startsAt),
        endsAt: typedIn(banner.endsAt),
      }
    : nothing
