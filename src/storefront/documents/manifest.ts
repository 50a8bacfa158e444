import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import { iconAddress } from '#shop/pictures/icon.ts'
import type { Settings } from '#shop/settings/settings.ts'
import { pathInLanguage } from '#pages/language.ts'

/** What a phone needs to know to put the shop among its apps. */
export function manifestOf(settings: Settings, language: Language): object {
  const name = settings.shopName[language]
  const shortcut = (text: string, path: string) => ({
    name: text,
    url: pathInLanguage(path, language),
  })
  return {
    id: '/',
    name,
    short_name: name,
    description: settings.tagline[language],
    lang: language,
    dir: 'ltr',
    start_url: pathInLanguage('/', language),
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: settings.brandColour,
    categories: ['shopping'],
    icons: settings.icon === '' ? ownMark : iconsOf(settings.icon),
    shortcuts: [
      shortcut(m.header_shop({}, { locale: language }), '/shop'),
      shortcut(m.header_cart({}, { locale: language }), '/cart'),
      shortcut(m.header_order_tracking({}, { locale: language }), '/order-tracking'),
    ],
  }
}

const sides = [192, 512] as const

const icon = (src: string, side: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** Drawn for the shop, where the merchant gave none. */
const ownMark = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...sides.map((side) => icon(`/icons/icon-${side}.png`, side, 'any')),
  ...sides.map((side) => icon(`/icons/maskable-${side}.png`, side, 'maskable')),
]

const iconsOf = (hash: string) => [
  ...sides.map((side) => icon(iconAddress(hash, `app-${side}`), side, 'any')),
  ...sides.map((side) => icon(iconAddress(hash, `mask-${side}`), side, 'maskable')),
]
