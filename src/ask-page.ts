import { RouterContextProvider, type RequestHandler } from 'react-router'
import type { Shop } from '#shop/shop.ts'
import { callerContext, pageNotesContext, shopContext, type PageNotes } from './shop-context.ts'

export interface Caller {
  address: string
  requestId: string
}

/** A page for people, and what it was made from. */
export interface AskedPage {
  response: Response
  notes: PageNotes
}

/** Hands a request to the pages, with all that their loaders and actions may know. */
export async function askPage(
  shop: Shop,
  handle: RequestHandler,
  request: Request,
  caller: Caller,
): Promise<AskedPage> {
  const notes: PageNotes = {
    topics: new Set(),
    staleFrom: undefined,
    keep: false,
    personal: false,
    hasTagManager: false,
    scripts: [],
    failure: undefined,
  }
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(pageNotesContext, notes)
  context.set(callerContext, caller)
  return { response: await handle(request, context), notes }
}
