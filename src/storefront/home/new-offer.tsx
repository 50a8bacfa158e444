import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { useTrackPromotionView } from '../analytics/use-track-view.ts'
import { Section } from '../product-cards/section.tsx'
import { BannerLink } from '../slider/banner-link.tsx'
import type { SlideBanner } from '../slider/slide.tsx'

export function NewOffer({ banners }: { banners: readonly SlideBanner[] }) {
  const [banner] = banners
  return banner ? <Offer banner={banner} /> : null
}

function Offer({ banner }: { banner: SlideBanner }) {
  const promotion = { id: banner.id, name: banner.name, slot: 'new-offer' }
  const place = useRef<HTMLDivElement>(null)
  useTrackPromotionView(promotion, place)
  return (
    <Section title={m.home_new_offer()}>
      <div ref={place}>
        <BannerLink
          link={banner.link}
          promotion={promotion}
          className="group block overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-lift md:grid md:grid-cols-[1fr_2fr]"
        >
          <PictureView
            picture={banner.picture}
            narrow={banner.narrowPicture}
            alt={banner.alt}
            {...pictureSizes.banner}
            sizes="(min-width: 80rem) 800px, (min-width: 48.0625rem) 64vw, 92vw"
            className="aspect-video md:aspect-16/7"
          />
          <span className="flex items-center justify-between gap-3 p-4 md:order-first md:flex-col md:items-start md:justify-center md:gap-4 md:p-8">
            <span
              lang={langOf(banner.title)}
              className="text-lg leading-tight font-semibold md:text-2xl"
            >
              {banner.title}
            </span>
            <span className="shrink-0 font-semibold text-brand group-hover:underline">
              {m.home_banner_go()}
            </span>
          </span>
        </BannerLink>
      </div>
    </Section>
  )
}
