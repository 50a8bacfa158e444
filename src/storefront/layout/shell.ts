import { inLanguage, type Language } from '#platform/language.ts'
import { hourWords } from '#platform/text/hour-words.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { recallPages } from '#shop/content/posts/find-post.ts'
import { recallMenus } from '#shop/content/menus/load-menus.ts'
import type { MenuPlace } from '#shop/content/menus/menu.ts'
import { shopPageWords } from '#shop/content/menus/shop-page-words.ts'
import { showMenus, type MenuLink } from '#shop/content/menus/show-menus.ts'
import { brandStyle } from '#shop/settings/brand-colours.ts'
import { firstLanguages, spokenLanguages } from '#shop/settings/languages.ts'
import { loadLook, type Look } from '#shop/settings/load-look.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import { toBangla } from '../languages/own-languages.ts'
import { sharedPicture, type SharedPicture } from '../head/shared-picture.ts'

/** What stands around every page, in the language of the page. */
export interface Shell {
  shopName: string
  tagline: string
  headerPhone: string
  headerEmail: string
  headerAddress: string
  footerAddress: string
  footerPhone: string
  infoEmail: string
  mapLink: string
  tradeLicence: string
  dbid: string
  /** Who answers complaints; a name, a phone or an e-mail that is empty is not shown. */
  compliance: { name: string; phone: string; email: string }
  social: Settings['social']
  developer: { name: string; link: string }
  /** E.164, empty where there is none; and what the chat says. */
  chat: { phone: string; greeting: string; replyText: string }
  gtmId: string
  /** Left out where the merchant has none. */
  ga4Id?: string
  metaPixelId?: string
  /** Set where the address of the page is for nobody else to know. */
  hidesReferrer?: true
  /** The main one first; left out where the shop speaks both, English first. */
  languages?: readonly Language[]
  /** Text of the script that leads from the English home page to the main language; see own-languages.ts. */
  leadsOn?: string
  /** From which hour on an order counts from the next day, in words; left out where each counts from its own. */
  cutOff?: string
  /** Where shoppers may fetch what they ordered; left out where they may not. When it is open may be empty. */
  pickup?: { address: string; hours: string }
  /** Null shows no dollars (D11). */
  takaPerDollar: number | null
  /** Text of the style element that gives pages the merchant's colour; left out where it is the shop's own. */
  brandStyle?: string
  /** In place of the shop's name, and of its own mark; left out where the merchant gave none. */
  logo?: SharedPicture
  icon?: SharedPicture
  year: number
  /** Each before what stands in it; 1 is the level at the top. */
  categories: { slug: string; name: string; level: number }[]
  /** As the merchant arranged them. */
  menus: Record<MenuPlace, MenuLink[]>
}

interface LoadedShell {
  shell: Shell
  /** From then on it is out of date by itself. */
  staleFrom: Date | undefined
}

export async function loadShell(shop: Shop, language: Language): Promise<LoadedShell> {
  const [settings, categories, { pages, staleFrom }, menus] = await Promise.all([
    loadSettings(shop),
    listCategories(shop),
    recallPages(shop),
    recallMenus(shop),
  ])
  const look = await loadLook(shop.database, settings)
  const { headerPhone, headerEmail, footerPhone, infoEmail } = settings
  const { mapLink, social, developer, chat, tradeLicence, dbid, compliance } = settings
  const shell = {
    shopName: settings.shopName[language],
    tagline: settings.tagline[language],
    headerAddress: settings.headerAddress[language],
    footerAddress: settings.footerAddress[language],
    headerPhone,
    headerEmail,
    footerPhone,
    infoEmail,
    mapLink,
    tradeLicence,
    dbid,
    compliance: { ...compliance, name: compliance.name[language] },
    social,
    developer: { name: developer.name[language], link: developer.link },
    chat: {
      phone: chat.phone,
      greeting: chat.greeting[language],
      replyText: chat.replyText[language],
    },
    ...measuring(settings),
    takaPerDollar: settings.usdRate,
    ...brandedBy(settings, look),
    ...promisedBy(settings, language),
    ...speaking(settings, language),
    year: yearInDhaka(shop.now()),
    categories: categories.map(({ slug, name, nameBn, level }) => ({
      slug,
      level,
      name: inLanguage(language, name, nameBn),
    })),
    menus: showMenus(menus, { language, pages, categories, words: shopPageWords(language) }),
  }
  return { shell, staleFrom }
}

function brandedBy(
  { brandColour }: Settings,
  look: Look,
): Pick<Shell, 'brandStyle' | 'logo' | 'icon'> {
  const style = brandStyle(brandColour)
  const [logo, icon] = [sharedPicture(look.logo), sharedPicture(look.icon)]
  return { ...(style && { brandStyle: style }), ...(logo && { logo }), ...(icon && { icon }) }
}

function speaking(
  { languages: choice }: Settings,
  language: Language,
): Pick<Shell, 'languages' | 'leadsOn'> {
  if (choice === firstLanguages) return {}
  const languages = spokenLanguages(choice)
  return { languages, ...(choice === 'bn-en' && language === 'en' && { leadsOn: toBangla }) }
}

function promisedBy(
  { delivery: { cutOffHour }, pickup }: Settings,
  language: Language,
): Pick<Shell, 'cutOff' | 'pickup'> {
  const place = { address: pickup.address[language], hours: pickup.hours[language] }
  return {
    ...(cutOffHour !== null && { cutOff: hourWords(cutOffHour, language) }),
    ...(pickup.isOffered && { pickup: place }),
  }
}

function yearInDhaka(now: Date): number {
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', year: 'numeric' })
  return Number(year.format(now))
}

const measuring = ({ analytics: { gtmId, ga4Id, metaPixelId } }: Settings) => ({
  gtmId,
  ...(ga4Id && { ga4Id }),
  ...(metaPixelId && { metaPixelId }),
})
