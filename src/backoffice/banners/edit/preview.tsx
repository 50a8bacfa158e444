import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage, type Language } from '#platform/language.ts'
import type { BannerPlacement } from '#shop/banners/banner.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { NewOffer } from '#storefront/home/new-offer.tsx'
import { Slider } from '#storefront/slider/slider.tsx'
import { Icon } from '#ui/icon.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { DrawnInLanguage, languageNames, languages, LanguageSwitch } from './shown-language.tsx'

export interface Previewed {
  title: string
  titleBn: string
  alt: string
  altBn: string
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
export function Preview(props: PreviewProps) {
  const [shown, show] = useState<Language>(getLocale())
  return (
    <DashboardCard id="banner-preview" title={m.banners_preview()}>
      <div className="flex flex-col gap-5">
        <LanguageSwitch shown={shown} show={show} />
        {screens.map((screen) => (
          <div key={screen.name} className="relative flex flex-col gap-2">
            <h3 className="font-semibold">{screen.title()}</h3>
            {languages.map((language) => (
              <Drawn
                key={language}
                {...{ screen, language }}
                isShown={language === shown}
                {...props}
              />
            ))}
          </div>
        ))}
      </div>
    </DashboardCard>
  )
}

interface DrawnProps extends PreviewProps {
  screen: (typeof screens)[number]
  language: Language
  isShown: boolean
}

const cutWords = { en: m.banners_title_cut, bn: m.banners_title_cut_bn }

/** On one screen, in one language; what does not fit is said of both. */
function Drawn({ screen, language, isShown, words, picture, narrowPicture }: DrawnProps) {
  const [isCut, setCut] = useState(false)
  const { title, titleBn, alt, altBn, placement } = words
  const said = inLanguage(language, title || titleBn, titleBn)
  const banner = {
    id: 'preview',
    title: said || m.banners_preview_title(),
    name: said,
    link: '/shop',
    alt: inLanguage(language, alt, altBn),
    picture,
    ...(narrowPicture && { narrowPicture }),
  }
  return (
    <>
      <DrawnInLanguage isShown={isShown}>
        <div className={screen.name === 'phone' ? 'max-w-[362px]' : ''}>
          <PreviewFrame
            title={isShown ? screen.title() : `${screen.title()} (${languageNames[language]()})`}
            language={language}
            width={screen.width}
            onCut={setCut}
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
      </DrawnInLanguage>
      <output
        className="empty:hidden"
        {...(language !== getLocale() && { 'data-both-languages': '' })}
      >
        {isCut && (
          <span className="flex items-start gap-1.5 text-sm font-medium text-cut">
            <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
            {cutWords[language]()}
          </span>
        )}
      </output>
    </>
  )
}
