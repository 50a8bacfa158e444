import { RouterContextProvider, type RequestHandler } from 'react-router'
import { siteMapContext, type SiteMap } from '#pages/site-map.ts'
import type { Shop } from '#shop/shop.ts'
import { callerContext, pageNotesContext, shopContext, type PageNotes } from '../shop-context.ts'

export interface Caller {
  ipAddress: string
  requestId: string
}

/** A page for people, and what it was made from. */
export interface RequestedPage {
  response: Response
  notes: PageNotes
}

export interface Pages {
  handle: RequestHandler
  siteMap: SiteMap
}

/** Hands a request to the pages, with all that their loaders and actions may know. */
export async function requestPage(
  shop: Shop,
  { handle, siteMap }: Pages,
  request: Request,
  caller: Caller,
): Promise<RequestedPage> {
  const notes: PageNotes = {
    topics: new Set(),
    staleFrom: undefined,
    keep: false,
    personal: false,
    measurers: [],
    scripts: [],
    styles: [],
    failure: undefined,
  }
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(pageNotesContext, notes)
  context.set(callerContext, caller)
  context.set(siteMapContext, siteMap)
  return { response: await handle(request, context), notes }
}
