import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { menusTopic } from '../posts/post.ts'
import { menus } from '../tables.ts'
import { firstItems, type MenuItem, type MenuPlace } from './menu.ts'

export interface StoredMenu {
  items: MenuItem[]
  /** 0 where nobody has arranged it yet. */
  version: number
}

export type Menus = Record<MenuPlace, StoredMenu>

export async function readMenus(database: Database): Promise<Menus> {
  const rows = await database.select().from(menus)
  const of = (place: MenuPlace): StoredMenu => {
    const row = rows.find((one) => one.place === place)
    return row
      ? { items: row.items, version: row.version }
      : { items: firstItems(place), version: 0 }
  }
  return {
    header: of('header'),
    'footer-goods': of('footer-goods'),
    'footer-pages': of('footer-pages'),
  }
}

/** The same from memory, for what stands on every page. */
export const recallMenus = (shop: Shop): Promise<Menus> =>
  shop.memory.recall('menus', [menusTopic], () => readMenus(shop.database))
