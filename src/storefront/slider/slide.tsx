import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { Picture } from '#shop/pictures/picture.ts'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { useTrackPromotionView } from '../analytics/use-track-view.ts'
import { BannerLink } from './banner-link.tsx'

export interface SlideBanner {
  id: string
  title: string
  /** Its title in English, for the tag manager. */
  name: string
  link: string
  /** Empty where the picture says nothing more than the title. */
  alt: string
  picture: Picture
  /** For phones. */
  narrowPicture?: Picture
}

/** Depth 180, from 1024 px on 500 (spec 9). */
const places = {
  front: 'z-20',
  next: 'z-10 translate-x-[24%] -translate-z-[180px] -rotate-y-12 lg:translate-x-[38%] lg:-translate-z-[500px]',
  previous:
    'z-10 -translate-x-[24%] -translate-z-[180px] rotate-y-12 lg:-translate-x-[38%] lg:-translate-z-[500px]',
} as const

interface SlideProps {
  banner: SlideBanner
  index: number
  count: number
  /** How many turns until it is in front. */
  distance: number
}

export function Slide({ banner, index, count, distance }: SlideProps) {
  const place = distance === 0 ? 'front' : distance === 1 ? 'next' : 'previous'
  const promotion = { id: banner.id, name: banner.name, slot: `slider-${index + 1}` }
  const ref = useRef<HTMLLIElement>(null)
  useTrackPromotionView(distance === 0 ? promotion : undefined, ref)
  return (
    <li
      ref={ref}
      // What stands behind is neither reached by keyboard nor read aloud.
      inert={place !== 'front'}
      className={`col-start-1 row-start-1 mx-auto w-[92%] transition-transform duration-1000 ease-in-out lg:w-[76%] ${places[place]}`}
    >
      <BannerLink
        link={banner.link}
        promotion={promotion}
        className="group relative block overflow-hidden rounded-card border border-line bg-surface"
      >
        <PictureView
          picture={banner.picture}
          narrow={banner.narrowPicture}
          alt={banner.alt}
          {...pictureSizes.banner}
          sizes="(min-width: 80rem) 912px, (min-width: 64rem) 72vw, 88vw"
          priority={index === 0}
          ahead
          className="aspect-video md:aspect-16/7 [&_img]:object-right"
        />
        <span
          className={`${place === 'front' ? '' : 'opacity-0'} transition-opacity duration-500 flex min-h-14 items-center justify-between gap-3 px-4 py-2 md:absolute md:bottom-6 md:left-6 md:min-h-0 md:max-w-[38%] lg:max-w-[35%] md:flex-col md:items-start md:rounded-card md:bg-surface md:px-5 md:py-4 lg:top-1/2 lg:bottom-auto lg:-translate-y-1/2`}
        >
          <span className="line-clamp-2 leading-tight font-semibold md:text-xl lg:line-clamp-3 lg:text-2xl">
            <span className="sr-only">{m.home_banner_place({ n: index + 1, total: count })}: </span>
            <span lang={langOf(banner.title)}>{banner.title}</span>
          </span>
          <span className="inline-flex shrink-0 items-center gap-1 text-sm font-semibold text-brand group-hover:text-brand-press md:text-base">
            <span className="max-md:sr-only">{m.home_banner_go()}</span>
            <Icon name="chevron-right" />
          </span>
        </span>
      </BannerLink>
    </li>
  )
}
