import { createRequestHandler, type ServerBuild } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { openApi } from '../../src/api/open-api.ts'
import type { App } from '../../src/app.ts'
import { requestPage } from '../../src/rendering/request-page.ts'
import { handleError } from '../../src/entry.server.tsx'
import { readSiteMap, type SiteMap } from '../../src/pages/site-map.ts'
import routeConfig from '../../src/routes.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { readFormPages } from '../../src/storefront/site-map/form-pages.ts'
import { loadDocument } from '../../src/storefront/documents/load-document.ts'

type ServerRoute = NonNullable<ServerBuild['routes'][string]>
type RouteModule = ServerRoute['module']

/** A route of the site map that has a URL, with all that stands around it. */
export interface SourcePage {
  /** As in src/routes.ts, without language: /product/:product. */
  path: string
  language: 'en' | 'bn'
  /** The first page of a folder shares its URL with the folder. */
  isIndex: boolean
  /** It has pages in it; it is none by itself. */
  isFolder: boolean
  /** From the outermost to its own. */
  modules: RouteModule[]
}

export interface SourcePages {
  pages: SourcePage[]
  siteMap: SiteMap
  appOf: (shop: Shop) => App
}

/**
 * All that src/routes.ts lists, without a build. Nothing is drawn: loaders, actions and what stands before them run. Pages and layouts that
 * are `onlyReached` answer nothing at once from their loader and action; all that stands before them is there.
 */
export async function loadPages(
  more: RouteConfigEntry[] = [],
  onlyReached: (id: string) => boolean = () => false,
): Promise<SourcePages> {
  const root = { id: 'root', path: '', module: await loadModule('root.tsx') } as ServerRoute
  const routes: ServerBuild['routes'] = { root }
  const pages: SourcePage[] = []
  const walk = async (entries: RouteConfigEntry[], around: ServerRoute[]): Promise<void> => {
    for (const { id = '', path, index, file, children = [] } of entries) {
      const isFolder = children.length > 0
      const loaded = await loadModule(file)
      const module = onlyReached(id) ? withoutWork(loaded) : loaded
      const route = { id, parentId: around.at(-1)?.id, path, index, module } as ServerRoute
      routes[id] = route
      if (path || index) pages.push(pageOf([...around, route], isFolder))
      await walk(children, [...around, route])
    }
  }
  await walk([...more, ...(await routeConfig)], [root])
  const handle = createRequestHandler(buildOf(routes), 'test')
  const siteMap = readSiteMap(routes)
  const appOf = (shop: Shop): App => ({
    api: openApi(shop),
    page: (request, caller) => requestPage(shop, { handle, siteMap }, request, caller),
    formAt: readFormPages(routes),
    document: (path) => loadDocument(shop, path),
  })
  return { pages, siteMap, appOf }
}

const loadModule = (file: string) =>
  import(/* @vite-ignore */ `../../src/${file}`) as Promise<RouteModule>

function withoutWork(module: RouteModule): RouteModule {
  const nothing = async () => null
  return {
    ...module,
    ...(module.loader && { loader: nothing }),
    ...(module.action && { action: nothing }),
  }
}

function pageOf(chain: ServerRoute[], isFolder: boolean): SourcePage {
  const pattern = chain.flatMap(({ path }) => path || []).join('/')
  const isBangla = /^bn(\/|$)/.test(pattern)
  return {
    path: `/${isBangla ? pattern.replace(/^bn\/?/, '') : pattern}`,
    language: isBangla ? 'bn' : 'en',
    isIndex: chain.at(-1)?.index === true,
    isFolder,
    modules: chain.map(({ module }) => module),
  }
}

function buildOf(routes: ServerBuild['routes']): ServerBuild {
  return {
    entry: {
      module: {
        // Drawing would take most of the time, and lets nobody in or out.
        default: (_request, status, headers) => new Response(null, { status, headers }),
        handleError,
      },
    },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
}
