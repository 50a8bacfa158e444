import { useMatches } from 'react-router'
import type { PageHandle } from './page-handle.ts'
import type { MenuEntry } from './site-map.ts'

/** The menu's entry of the list that this page leads back to; none where the page is no part of a list. */
export function useParent(menu: readonly MenuEntry[]): MenuEntry | undefined {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return menu.find(({ to }) => to === handle?.parent)
}
