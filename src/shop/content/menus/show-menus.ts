import { inLanguage, type Language } from '#platform/language.ts'
import { isFixedPage, postPath } from '../posts/post.ts'
import type { Menus } from './load-menus.ts'
import {
  isGroup,
  isShopPage,
  namedIn,
  type MenuGroup,
  type MenuItem,
  type MenuPlace,
  type ShopPage,
} from './menu.ts'

/** What an entry of a menu leads to, in one language. */
export interface MenuLink {
  /** Of a page of the shop without language; else a whole address. */
  path: string
  text: string
}

interface NamedPage {
  id: string
  slug: string
  title: string
  titleBn: string | null
}

interface NamedCategory {
  id: string
  slug: string
  name: string
  nameBn: string | null
  level: number
}

/** What shoppers find now, and what the shop calls its own pages. */
export interface Shown {
  language: Language
  pages: readonly NamedPage[]
  categories: readonly NamedCategory[]
  words: Record<ShopPage, string>
}

export const pathOfShopPage: Record<ShopPage, string> = {
  home: '/',
  shop: '/shop',
  'about-us': '/about-us',
  blog: '/blog',
  'contact-us': '/contact-us',
  account: '/dashboard',
  'order-tracking': '/order-tracking',
}

/** Every menu as shoppers see it: entries whose page or category is not shown are left out. */
export function showMenus(menus: Menus, shown: Shown): Record<MenuPlace, MenuLink[]> {
  const of = (place: MenuPlace) => linksOf(menus[place].items, shown)
  return {
    header: of('header'),
    'footer-goods': of('footer-goods'),
    'footer-pages': of('footer-pages'),
  }
}

/** No URL twice. */
function linksOf(items: readonly MenuItem[], shown: Shown): MenuLink[] {
  const links = items.flatMap((item) => (item.isHidden ? [] : linksOfItem(item, items, shown)))
  return links.filter(({ path }, index) => links.findIndex((one) => one.path === path) === index)
}

/** Several of a group, none of what is not shown. */
export function linksOfItem(
  { to, label, labelBn }: MenuItem,
  items: readonly MenuItem[],
  shown: Shown,
): MenuLink[] {
  if (isGroup(to)) return linksOfGroup(to, items, shown)
  const link = linkTo(to, shown)
  if (!link) return []
  const said = shown.language === 'bn' ? labelBn : label
  return [{ ...link, text: said ?? (link.text || (label ?? '')) }]
}

function linkTo(to: string, { pages, categories, language, words }: Shown): MenuLink | undefined {
  if (isShopPage(to)) return { path: pathOfShopPage[to], text: words[to] }
  const href = namedIn(to, 'link')
  // It has no name of its own.
  if (href !== undefined) return { path: href, text: '' }
  const page = pages.find(({ id }) => id === namedIn(to, 'page'))
  if (page) return pageLink(page, language)
  const category = categories.find(({ id }) => id === namedIn(to, 'category'))
  return category && categoryLink(category, language)
}

function linksOfGroup(
  group: MenuGroup,
  items: readonly MenuItem[],
  { pages, categories, language }: Shown,
): MenuLink[] {
  if (group === 'categories')
    return categories
      .filter(({ level }) => level === 1)
      .map((category) => categoryLink(category, language))
  const named = new Set(items.map(({ to }) => namedIn(to, 'page')))
  return pages
    .filter(({ id, slug }) => !named.has(id) && !isFixedPage({ kind: 'page', slug }))
    .map((page) => pageLink(page, language))
}

const pageLink = ({ slug, title, titleBn }: NamedPage, language: Language): MenuLink => ({
  path: postPath({ kind: 'page', slug }),
  text: inLanguage(language, title, titleBn),
})

const categoryLink = ({ slug, name, nameBn }: NamedCategory, language: Language): MenuLink => ({
  path: `/shop/${slug}`,
  text: inLanguage(language, name, nameBn),
})
