import {
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataRouter,
  type UNSAFE_AssetsManifest as PageList,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'
import { pageListOf } from '#pages/page-list.ts'

declare global {
  interface Window {
    __reactRouterManifest?: PageList
    __reactRouterRouteModules?: RouteModules
    __reactRouterDataRouter?: DataRouter
  }
}

/**
 * Gives the router of this document the pages of an account, which a first visit does not carry: from then on ways lead to them
 * without a new document (docs/decisions/0090). It does what the router's own discovery of routes does, once and for all of them.
 * Where it fails, the next way there is a new document (storefront/layout/not-found.tsx).
 */
export async function learnAccountPages(): Promise<void> {
  const {
    __reactRouterManifest: known,
    __reactRouterRouteModules: modules,
    __reactRouterDataRouter: router,
  } = window
  if (!known || !modules || !router || knowsAccount(known)) return
  const url = pageListOf('account', known.url)
  const { default: list } = (await import(/* @vite-ignore */ url)) as { default: PageList }
  // Meanwhile somebody else may have done it.
  if (knowsAccount(known)) return
  const news = Object.fromEntries(
    Object.entries(list.routes).filter(([id]) => !(id in known.routes)),
  )
  const parents = new Set(Object.values(news).map((page) => page?.parentId ?? ''))
  for (const parent of parents)
    if (parent in known.routes)
      router.patchRoutes(parent, createClientRoutes(news, modules, null, true, false, parent))
  Object.assign(known.routes, news)
}

const knowsAccount = ({ routes }: PageList) => Object.keys(routes).some(isAccount)
const isAccount = (id: string) => id.endsWith('/dashboard')
