import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { accountContext } from '../../src/pages/account-context.ts'
import { siteMapContext, type SiteMap } from '../../src/pages/site-map.ts'
import { callerContext, pageNotesContext, shopContext } from '../../src/shop-context.ts'
import type { Actor } from '../../src/shop/identity/roles/actor.ts'
import type { Shop } from '../../src/shop/shop.ts'

interface Posting {
  shop: Shop
  /** Of the page, with its query. */
  to: string
  /** As pairs where a name stands there twice. */
  fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[]
  /** The page's own script sends it; else a browser without scripts does. */
  isFetched?: boolean
  cookie?: string | undefined
  /** Of the page's address. */
  params?: Readonly<Record<string, string>>
  /** Whose page it is, where it is for signed-in people. */
  account?: Actor
  /** Where the page looks at others. */
  siteMap?: SiteMap
}

/** What came of a form: a page to go to, or a result to show. */
export interface Posted<Result> {
  status: number
  goTo: string | null
  cookies: string[]
  result: Result | undefined
}

type Answer<Result> = { data: Result; init: ResponseInit | null }

/** A form as it reaches the action of its page. */
export async function postForm<Result>(
  action: (args: ActionFunctionArgs) => Promise<Answer<Result>>,
  { shop, to, fields, isFetched = false, cookie, params = {}, account, siteMap }: Posting,
): Promise<Posted<Result>> {
  const url = new URL(to, 'https://haat.example')
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams(pairsOf(fields)),
    headers: { accept: isFetched ? 'application/json' : 'text/html', ...(cookie && { cookie }) },
  })
  const context = contextOf(shop, account, siteMap)
  const args = { request, url, pattern: '', params, context }
  try {
    const { data, init } = await action(args as unknown as ActionFunctionArgs)
    const headers = new Headers(init?.headers)
    return { ...answerOf(init?.status ?? 200, headers), result: data }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { ...answerOf(thrown.status, thrown.headers), result: undefined }
  }
}

const pairsOf = (fields: Posting['fields']): string[][] =>
  Symbol.iterator in fields ? fields.map((pair) => [...pair]) : Object.entries(fields)

const answerOf = (status: number, headers: Headers) => ({
  status,
  goTo: headers.get('location'),
  cookies: headers.getSetCookie(),
})

/** What loaders and actions are given. */
export function contextOf(
  shop: Shop,
  account: Actor | undefined,
  siteMap?: SiteMap,
): RouterContextProvider {
  const context = new RouterContextProvider()
  if (account) context.set(accountContext, account)
  if (siteMap) context.set(siteMapContext, siteMap)
  context.set(shopContext, shop)
  context.set(callerContext, { ipAddress: '203.0.113.7', requestId: 'test' })
  context.set(pageNotesContext, {
    topics: new Set<string>(),
    staleFrom: undefined,
    keep: false,
    personal: false,
    measurers: [],
    scripts: [],
    styles: [],
    failure: undefined,
  })
  return context
}
