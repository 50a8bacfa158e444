import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { BannerPlacement } from '#shop/banners/banner.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { NewOffer } from '#storefront/home/new-offer.tsx'
import { Slider } from '#storefront/slider/slider.tsx'
import { Icon } from '#ui/icon.tsx'
import { PreviewFrame } from './preview-frame.tsx'

export interface Previewed {
  title: string
  alt: string
  placement: BannerPlacement
}

interface PreviewProps {
  words: Previewed
  picture: Picture
  narrowPicture: Picture | null
}

const screens = [
  { name: 'phone', width: 360, title: m.banners_preview_phone },
  { name: 'desk', width: 1280, title: m.banners_preview_desk },
] as const

/** The banner in the slider, or as the new offer, of the home page itself, with what is typed. */
export function Preview({ words, picture, narrowPicture }: PreviewProps) {
  const [cutOn, setCutOn] = useState<ReadonlySet<string>>(new Set())
  const [tell] = useState(() =>
    Object.fromEntries(
      screens.map(({ name }) => [
        name,
        (isCut: boolean) =>
          setCutOn((before) => (before.has(name) === isCut ? before : toggled(before, name))),
      ]),
    ),
  )
  const { title, alt, placement } = words
  const banner = {
    id: 'preview',
    title: title || m.banners_preview_title(),
    name: title,
    link: '/shop',
    alt,
    picture,
    ...(narrowPicture && { narrowPicture }),
  }
  return (
    <DashboardCard id="banner-preview" title={m.banners_preview()}>
      <div className="flex flex-col gap-5">
        {screens.map((screen) => (
          <div key={screen.name} className="flex flex-col gap-2">
            <h3 className="font-semibold">{screen.title()}</h3>
            <div className={screen.name === 'phone' ? 'max-w-[362px]' : ''}>
              <PreviewFrame
                title={screen.title()}
                width={screen.width}
                onCut={tell[screen.name] ?? ignore}
              >
                <div className="page-width py-3">
                  {placement === 'slider' ? (
                    <Slider banners={[banner]} />
                  ) : (
                    <NewOffer banners={[banner]} />
                  )}
                </div>
              </PreviewFrame>
            </div>
            <output className="empty:hidden">
              {cutOn.has(screen.name) && (
                <span className="flex items-start gap-1.5 text-sm font-medium text-cut">
                  <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
                  {m.banners_title_cut()}
                </span>
              )}
            </output>
          </div>
        ))}
      </div>
    </DashboardCard>
  )
}

const ignore = () => undefined

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const others = [...names].filter((one) => one !== name)
  return new Set(names.has(name) ? others : [...others, name])
}
