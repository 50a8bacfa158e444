import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { ShownItem } from './shown-menu.ts'

const groupNames: Partial<Record<string, () => string>> = {
  categories: m.menus_all_categories,
  pages: m.menus_all_pages,
}

/** What an entry is called, for those who arrange it. */
export const targetName = ({ to, name }: Pick<ShownItem, 'to' | 'name'>): string =>
  groupNames[to]?.() ?? (name || m.menus_gone())

/** As shoppers read it. */
export const itemName = ({ to, name, label, labelBn }: ShownItem): string =>
  (getLocale() === 'bn' ? (labelBn ?? (name ? null : label)) : label) ?? targetName({ to, name })
