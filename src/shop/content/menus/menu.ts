/** Where menus stand: at the top, and in the two columns of the footer. */
export const menuPlaces = ['header', 'footer-goods', 'footer-pages'] as const
export type MenuPlace = (typeof menuPlaces)[number]

/** Pages of the shop itself. */
export const shopPages = [
  'home',
  'shop',
  'about-us',
  'blog',
  'contact-us',
  'account',
  'order-tracking',
] as const
export type ShopPage = (typeof shopPages)[number]

/** `categories`: those at the top level; `pages`: all that the merchant added and the menu does not name. */
export const menuGroups = ['categories', 'pages'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A page of the shop or a group by its name; `page:` or `category:` with an id; `link:` with a URL. No two of a menu are the same. */
export type MenuTarget = string

export interface MenuItem {
  to: MenuTarget
  /** Null: as it is called itself. */
  label: string | null
  labelBn: string | null
  /** It keeps its place, and shoppers do not see it. */
  isHidden: boolean
}

export const mostMenuItems = 30

export const mostLabelLetters = 60

export const longestUrl = 300

/** A path of this shop, or a whole address. */
export const urlPattern = /^(\/|\/[^/\\\s]\S*|https?:\/\/[^\s\\]+)$/

/** What menus are before anybody arranges them (the specified ones). */
const firstTargets: Record<MenuPlace, readonly (ShopPage | MenuGroup)[]> = {
  header: ['home', 'shop', 'about-us', 'blog', 'contact-us', 'account'],
  'footer-goods': ['categories'],
  // The mark above leads home, and a category may be called Home, too.
  'footer-pages': ['shop', 'about-us', 'blog', 'contact-us', 'account', 'order-tracking', 'pages'],
}

export const firstItems = (place: MenuPlace): MenuItem[] => firstTargets[place].map(itemOf)

export const itemOf = (to: MenuTarget): MenuItem => ({
  to,
  label: null,
  labelBn: null,
  isHidden: false,
})

export const isShopPage = (to: MenuTarget): to is ShopPage => shopPages.some((name) => name === to)

export const isGroup = (to: MenuTarget): to is MenuGroup => menuGroups.some((name) => name === to)

/** The id or the URL that it names, where it is of this kind. */
export const namedIn = (to: MenuTarget, kind: 'page' | 'category' | 'link'): string | undefined =>
  to.startsWith(`${kind}:`) ? to.slice(kind.length + 1) : undefined

export const keysOf = (items: readonly MenuItem[]): string[] => items.map(({ to }) => to)
