import { useLocation, useMatches } from 'react-router'
import type { PageHandle, WayBack } from './page-handle.ts'
import type { MenuEntry } from './site-map.ts'

/** The page of one thing, or else the menu's entry of the list, that this page leads back to; none where it is no part of either. */
export function useParent(menu: readonly MenuEntry[]): WayBack | undefined {
  const match = useMatches().at(-1)
  const { search } = useLocation()
  const handle = match?.handle as PageHandle | undefined
  const back = handle?.back?.({ params: match?.params ?? {}, query: new URLSearchParams(search) })
  return back ?? menu.find(({ to }) => to === handle?.parent)
}
