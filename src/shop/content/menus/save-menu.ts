import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { tidyText } from '#platform/text/tidy.ts'
import { changedMeanwhile } from '#shop/audit/changed-meanwhile.ts'
import { listTree } from '#shop/catalog/categories/list-whole-categories.ts'
import { defineAction } from '#shop/define-action.ts'
import { menusTopic } from '../posts/post.ts'
import { menus, posts } from '../tables.ts'
import { readMenus } from './load-menus.ts'
import {
  urlPattern,
  isGroup,
  isShopPage,
  menuPlaces,
  longestUrl,
  mostLabelLetters,
  mostMenuItems,
  namedIn,
  type MenuItem,
} from './menu.ts'

const label = z
  .string()
  .transform(tidyText)
  .pipe(
    z
      .string()
      .min(1, 'The label is empty: send null')
      .max(mostLabelLetters, `The label is longer than ${mostLabelLetters} characters`),
  )
  .nullable()
  .default(null)

const uuid = z.uuid()

function isTarget(to: string): boolean {
  const href = namedIn(to, 'link')
  if (href !== undefined) return href.length <= longestUrl && urlPattern.test(href)
  const id = namedIn(to, 'page') ?? namedIn(to, 'category')
  return isShopPage(to) || isGroup(to) || uuid.safeParse(id).success
}

export const menuItemSchema = z
  .object({
    to: z
      .string()
      .max(longestUrl + 10)
      .refine(isTarget, 'Not a page of the shop, a group, page:ID, category:ID or link:ADDRESS')
      .meta({
        description:
          'A page of the shop (home, shop, about-us, blog, contact-us, account, order-tracking), a group (categories, pages), page:ID, category:ID or link:ADDRESS',
      }),
    label: label.meta({ description: 'null: as it is called itself' }),
    labelBn: label.meta({ description: 'On Bangla pages; null: as it is called itself' }),
    isHidden: z.boolean().default(false),
  })
  .refine(({ to, label: said }) => namedIn(to, 'link') === undefined || said !== null, {
    path: ['label'],
    error: 'An address has no name of its own: send a label',
  })

/** Says what stands in a menu, and in which order. One that nobody has arranged yet has the version 0. */
export const saveMenu = defineAction({
  allow: 'edit-content',
  input: z.object({
    place: z.enum(menuPlaces),
    version: z.int('The version is not a whole number').min(0),
    items: z
      .array(menuItemSchema)
      .max(mostMenuItems, `At most ${mostMenuItems} entries`)
      .refine(
        (items) => new Set(items.map(({ to }) => to)).size === items.length,
        'One entry stands there twice',
      ),
  }),
  run: async ({ database, input: { place, version, items }, now }) => {
    // Two who arrange it for the first time find no row to hold; readers do not wait.
    await database.execute(sql`LOCK TABLE ${menus} IN SHARE ROW EXCLUSIVE MODE`)
    const { [place]: current } = await readMenus(database)
    if (current.version !== version)
      return changedMeanwhile(database, { type: 'menu', id: place }, current.version)
    const stored = { items, version: version + 1, updatedAt: now }
    await database
      .insert(menus)
      .values({ place, ...stored })
      .onConflictDoUpdate({ target: menus.place, set: stored })
    const name = await namer(database)
    return {
      outcome: 'saved',
      version: stored.version,
      change: {
        action: 'menu-saved',
        subject: { type: 'menu', id: place },
        before: { menuItems: shown(current.items).map(name) },
        after: { menuItems: shown(items).map(name) },
        topics: [menusTopic],
      },
    }
  },
})

const shown = (items: readonly MenuItem[]) => items.filter(({ isHidden }) => !isHidden)

/** As the audit calls entries: it outlives pages and categories. */
async function namer(database: Database): Promise<(item: MenuItem) => string> {
  const [categories, pages] = await Promise.all([
    listTree(database),
    database.select({ id: posts.id, title: posts.title }).from(posts),
  ])
  const names = new Map<string, string>([
    ...categories.map(({ id, name }) => [`category:${id}`, name] as const),
    ...pages.map(({ id, title }) => [`page:${id}`, title] as const),
  ])
  return ({ to, label: said }) => said ?? names.get(to) ?? to
}
