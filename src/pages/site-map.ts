import { createContext, matchPath, type ServerBuild } from 'react-router'
import type { Language } from '#platform/language.ts'
import { may } from '#shop/identity/roles/policy.ts'
import type { IconName } from '#ui/icon.tsx'
import { isForStaff, type MenuGroup, type Opening, type PageHandle } from './page-handle.ts'

export interface MenuEntry {
  /** Without language. */
  to: string
  icon: IconName
  text: string
  group: MenuGroup
  /** Where work waits there, how much, as it is shown. */
  count?: string | undefined
}

type Asking = Parameters<typeof may>[0]

/** What the pages say of themselves, read once when the shop starts. */
export interface SiteMap {
  /** `pattern`: as the router matched it, /bn/dashboard/users/:user. Nothing where the page has not said it. */
  whoMayOpen: (pattern: string) => Opening | undefined
  /** Whether pages ask for it by themselves. */
  isUnasked: (pattern: string) => boolean
  /** Whether it answers scripts of pages, and is none itself. */
  isData: (pattern: string) => boolean
  /** Whether shoppers find a page at this path, without language; of what it shows nothing is said. */
  isForShoppers: (path: string) => boolean
  /** The pages that this person may open: those of everybody with an account, and those of people who work for the shop. */
  menuOf: (actor: Asking, language: Language) => { account: MenuEntry[]; staff: MenuEntry[] }
}

export const siteMapContext = createContext<SiteMap>()

type Routes = ServerBuild['routes']

export function readSiteMap(routes: Routes): SiteMap {
  const handles = new Map<string, PageHandle>()
  for (const route of Object.values(routes)) {
    const handle = route?.module.handle as PageHandle | undefined
    if (route && handle) handles.set(withoutLanguage(patternOf(route, routes)), handle)
  }
  const whoMayOpen = (pattern: string) => handles.get(withoutLanguage(pattern))?.mayOpen
  return {
    whoMayOpen,
    isUnasked: (pattern) => handles.get(withoutLanguage(pattern))?.isUnasked ?? false,
    isData: (pattern) => handles.get(withoutLanguage(pattern))?.isData ?? false,
    isForShoppers: (path) =>
      [...handles].some(
        ([pattern, { mayOpen }]) =>
          !isForStaff(mayOpen) && !pattern.includes('*') && matchPath(pattern, path),
      ),
    menuOf: (actor, locale) => {
      const entries = [...handles].flatMap(([to, { mayOpen, menu }]) => {
        if (!menu) return []
        const { icon, text, group = 'work' } = menu
        return [{ mayOpen, entry: { to, icon, text: text({}, { locale }), group } }]
      })
      const entriesFor = (fits: (opening: Opening) => boolean) =>
        entries.filter(({ mayOpen }) => fits(mayOpen)).map(({ entry }) => entry)
      return {
        account: entriesFor((opening) => opening === 'signed-in'),
        staff: entriesFor((opening) => isForStaff(opening) && may(actor, opening)),
      }
    },
  }
}

/** Who may open each page, by the id of its route; layouts are not in it. */
export function openingsById(routes: Routes): Record<string, Opening> {
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      const handle = route?.module.handle as PageHandle | undefined
      return handle ? [[id, handle.mayOpen]] : []
    }),
  )
}

type Route = NonNullable<Routes[string]>

/** Where a route stands, with `bn`. */
export function patternOf(route: Route, routes: Routes): string {
  const around = route.parentId === undefined ? undefined : routes[route.parentId]
  const own = route.path ?? ''
  return around ? `${patternOf(around, routes)}/${own}` : own
}

/** Both languages have the same pages: /bn/cart is /cart. */
function withoutLanguage(pattern: string): string {
  const [first, ...rest] = pattern.split('/').filter(Boolean)
  return `/${[...(first === 'bn' || first === undefined ? [] : [first]), ...rest].join('/')}`
}
