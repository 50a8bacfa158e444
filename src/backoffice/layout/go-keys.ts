import type { MenuEntry } from '#pages/site-map.ts'

/** On most keyboards, and on those of Apple. */
export const paletteKeys = ['Ctrl K', '⌘ K'] as const

/** After `g`. */
const pageOfKey: Readonly<Record<string, string>> = {
  h: '/dashboard/panelboard',
  o: '/dashboard/orders',
  t: '/dashboard/to-call',
  p: '/dashboard/products',
  c: '/dashboard/customers',
  m: '/dashboard/messages',
  u: '/dashboard/users',
  a: '/dashboard/audit',
}

export interface GoKey {
  key: string
  page: MenuEntry
}

/** Those that lead to a page which the person may open. */
export function goKeys(menu: readonly MenuEntry[]): GoKey[] {
  return Object.entries(pageOfKey).flatMap(([key, path]) => {
    const page = menu.find(({ to }) => to === path)
    return page ? [{ key, page }] : []
  })
}
