import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { openApi, type ApiHandler } from '#api/open-api.ts'
import { openingsById, readSiteMap } from '#pages/site-map.ts'
import type { Handlers } from '#platform/web/handlers.ts'
import type { RenderedPage } from '#platform/web/pages/page-cache.ts'
import type { Shop } from '#shop/shop.ts'
import { requestPage, type RequestedPage, type Caller } from './rendering/request-page.ts'
import { loadDocument } from './storefront/documents/load-document.ts'
import { readFormPages } from './storefront/site-map/form-pages.ts'
import { languageOfPath } from '#pages/language.ts'

export interface App {
  api: ApiHandler
  /** What the page at a path takes as a form. */
  formAt: Handlers['formAt']
  page: (request: Request, caller: Caller) => Promise<RequestedPage>
  /** What search engines and phones read; undefined for every other address. */
  document: (path: string) => Promise<RenderedPage | undefined>
}

/** Which files a browser needs for each page, in one language (docs/decisions/0014). */
export type Assets = typeof build.assets

/** For the build: which pages a browser knows. */
export const openings = openingsById(build.routes)

/** Joins the doors: /api to programs, the rest to people. While the shop is written, one set of files speaks both languages. */
export function createApp(shop: Shop, banglaAssets: Assets = build.assets): App {
  const siteMap = readSiteMap(build.routes)
  const handlers = {
    en: createRequestHandler(build, import.meta.env.MODE),
    bn: createRequestHandler({ ...build, assets: banglaAssets }, import.meta.env.MODE),
  }
  return {
    api: openApi(shop),
    formAt: readFormPages(build.routes),
    document: (path) => loadDocument(shop, path),
    page: (request, caller) => {
      const handle = handlers[languageOfPath(new URL(request.url).pathname)]
      return requestPage(shop, { handle, siteMap }, request, caller)
    },
  }
}
