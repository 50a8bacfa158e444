import { inLanguage, type Language } from '#platform/language.ts'
import { listTree } from '#shop/catalog/categories/list-whole-categories.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { readMenus, type Menus } from '#shop/content/menus/load-menus.ts'
import {
  firstItems,
  isGroup,
  isShopPage,
  keysOf,
  menuGroups,
  menuPlaces,
  namedIn,
  shopPages,
  type MenuItem,
  type MenuPlace,
} from '#shop/content/menus/menu.ts'
import { shopPageWords } from '#shop/content/menus/shop-page-words.ts'
import {
  linksOfItem,
  showMenus,
  type MenuLink,
  type Shown,
} from '#shop/content/menus/show-menus.ts'
import { recallPages } from '#shop/content/posts/find-post.ts'
import { listPosts } from '#shop/content/posts/list-posts.ts'
import { isFixedPage } from '#shop/content/posts/post.ts'
import type { Shop } from '#shop/shop.ts'

/** An entry as its row shows it. */
export interface ShownItem extends MenuItem {
  /** Its own name; of a group the page has the words. */
  name: string
  /** Where it leads; of a group, how many it shows now. */
  path: string | undefined
  count: number
}

export interface Choice {
  to: string
  name: string
}

export interface ShownMenu {
  place: MenuPlace
  version: number
  /** As the shop has it by itself. */
  isFirst: boolean
  items: ShownItem[]
  /** What does not stand in it yet. */
  choices: Record<'shop' | 'pages' | 'categories', Choice[]>
  /** As shoppers see it now. */
  preview: Record<Language, MenuLink[]>
}

interface Around {
  menus: Menus
  shown: Record<Language, Shown>
  /** Names of pages and categories, also of those that are not shown, in the language of the page. */
  names: ReadonlyMap<string, string>
  language: Language
}

/** So many pages can be chosen from. */
const mostPages = 200

export async function showMenusToStaff(shop: Shop, language: Language): Promise<ShownMenu[]> {
  const [menus, { pages }, categories, allPages, tree] = await Promise.all([
    readMenus(shop.database),
    recallPages(shop),
    listCategories(shop),
    listPosts(shop, { kind: 'page', limit: mostPages }),
    listTree(shop.database),
  ])
  const names = new Map([
    ...allPages
      .filter(({ slug }) => !isFixedPage({ kind: 'page', slug }))
      .map(
        ({ id, title, titleBn }) => [`page:${id}`, inLanguage(language, title, titleBn)] as const,
      ),
    ...tree.map(
      ({ id, name, nameBn }) => [`category:${id}`, inLanguage(language, name, nameBn)] as const,
    ),
  ])
  const shownIn = (one: Language): Shown => ({
    language: one,
    pages,
    categories,
    words: shopPageWords(one),
  })
  const around = { menus, shown: { en: shownIn('en'), bn: shownIn('bn') }, names, language }
  return menuPlaces.map((place) => showMenu(place, around))
}

function showMenu(place: MenuPlace, around: Around): ShownMenu {
  const { menus, shown, names, language } = around
  const { items, version } = menus[place]
  return {
    place,
    version,
    isFirst: isAsAtFirst(place, items),
    items: items.map((item) => {
      const links = linksOfItem({ ...item, label: null, labelBn: null }, items, shown[language])
      const [first] = links
      return {
        ...item,
        name: ownName(item, around),
        path: isGroup(item.to) ? undefined : first?.path,
        count: links.length,
      }
    }),
    choices: choicesOf(keysOf(items), { names, words: shown[language].words }),
    preview: { en: showMenus(menus, shown.en)[place], bn: showMenus(menus, shown.bn)[place] },
  }
}

const isAsAtFirst = (place: MenuPlace, items: readonly MenuItem[]): boolean =>
  keysOf(items).join(' ') === keysOf(firstItems(place)).join(' ') &&
  items.every(({ label, labelBn, isHidden }) => !(label ?? labelBn ?? isHidden))

const ownName = ({ to }: MenuItem, { names, shown, language }: Around): string =>
  isShopPage(to) ? shown[language].words[to] : (names.get(to) ?? namedIn(to, 'link') ?? '')

function choicesOf(
  there: readonly string[],
  { names, words }: Pick<Around, 'names'> & Pick<Shown, 'words'>,
): ShownMenu['choices'] {
  const free = (choices: Choice[]) => choices.filter(({ to }) => !there.includes(to))
  const named = (kind: 'page' | 'category') =>
    [...names].flatMap(([to, name]) => (namedIn(to, kind) === undefined ? [] : [{ to, name }]))
  return {
    shop: free([
      ...shopPages.map((to) => ({ to, name: words[to] })),
      ...menuGroups.map((to) => ({ to, name: '' })),
    ]),
    pages: free(named('page')),
    categories: free(named('category')),
  }
}
