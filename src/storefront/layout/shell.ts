import { inLanguage, type Language } from '#platform/language.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { recallPages } from '#shop/content/posts/find-post.ts'
import { recallMenus } from '#shop/content/menus/load-menus.ts'
import type { MenuPlace } from '#shop/content/menus/menu.ts'
import { shopPageWords } from '#shop/content/menus/shop-page-words.ts'
import { showMenus, type MenuLink } from '#shop/content/menus/show-menus.ts'
import { brandStyle } from '#shop/settings/brand-colours.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'

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
  /** Null shows no dollars (D11). */
  takaPerDollar: number | null
  /** Text of the style element that gives pages the merchant's colour; left out where it is the shop's own. */
  brandStyle?: string
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
    gtmId: settings.analytics.gtmId,
    takaPerDollar: settings.usdRate,
    ...brandedBy(settings),
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

function brandedBy({ brandColour }: Settings): Pick<Shell, 'brandStyle'> {
  const style = brandStyle(brandColour)
  return style === undefined ? {} : { brandStyle: style }
}

function yearInDhaka(now: Date): number {
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', year: 'numeric' })
  return Number(year.format(now))
}
