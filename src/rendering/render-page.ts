import { contentSources } from './content-sources.ts'
import { cannotWrite, logCannotWrite } from '../platform/files/cannot-write.ts'
import { isDatabaseAway } from '../platform/database/database-away.ts'
import { contentSecurityPolicy } from '../platform/web/headers/security-headers.ts'
import type { RenderedPage } from '../platform/web/pages/page-cache.ts'
import { plainPage } from './plain-page.ts'
import type { Shop } from '../shop/shop.ts'
import type { App } from '../app.ts'
import type { Caller } from './request-page.ts'
import type { PageNotes } from '../shop-context.ts'

/** Turns what the pages answer into finished bytes with their headers. Never throws: a failure is a page too. */
export async function renderPage(
  app: App,
  shop: Shop,
  request: Request,
  caller: Caller,
): Promise<RenderedPage> {
  try {
    const document = await app.document(new URL(request.url).pathname)
    if (document) return document
    const { response, notes } = await app.page(request, caller)
    if (isDatabaseAway(notes.failure) || cannotWrite(notes.failure))
      return failurePage(shop, notes.failure, request, caller)
    if (notes.failure)
      shop.log.error({ requestId: caller.requestId, err: notes.failure }, 'a page failed')
    const body = Buffer.from(await response.arrayBuffer())
    // What answers a form is for its sender.
    const keep =
      request.method === 'GET' && !namesManyRoutes(request) && isCacheable(response, notes)
    return {
      status: response.status,
      headers: pageHeaders(response, notes, keep),
      cookies: response.headers.getSetCookie(),
      body,
      topics: [...notes.topics],
      staleFrom: notes.staleFrom,
      keep,
    }
  } catch (error) {
    return failurePage(shop, error, request, caller)
  }
}

/** The data of several routes together; browsers ask for one, and there is no end of lists. */
const namesManyRoutes = ({ url }: Request) =>
  new URL(url).searchParams.get('_routes')?.includes(',') ?? false

/** URLs that do not exist are not kept: there is no end of them. */
function isCacheable(response: Response, notes: PageNotes): boolean {
  const lasting = response.status < 400 || response.status === 410
  return notes.keep && !notes.personal && lasting && !response.headers.has('set-cookie')
}

function pageHeaders(response: Response, notes: PageNotes, keep: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) headers[name] = value
  // There may be several; they travel beside.
  delete headers['set-cookie']
  // Browsers ask each time whether the page still stands; the answer is almost always a 304 from memory.
  headers['cache-control'] = keep ? 'public, max-age=0, must-revalidate' : 'no-store'
  if (headers['content-type']?.startsWith('text/html')) {
    const sources = contentSources(notes)
    headers['content-security-policy'] = contentSecurityPolicy(sources)
  }
  return headers
}

/** Plain and small: it must work when nothing else does. */
function failurePage(
  shop: Shop,
  error: unknown,
  request: Request,
  { requestId }: Caller,
): RenderedPage {
  const trouble = isDatabaseAway(error) ? 'away' : cannotWrite(error) ? 'no-room' : 'failed'
  if (trouble === 'no-room') logCannotWrite(shop.log, error)
  else if (trouble === 'away')
    shop.log.warn({ requestId, reason: (error as Error).message }, 'the database is away')
  else shop.log.error({ requestId, err: error }, 'a page failed')
  return plainPage(new URL(request.url).pathname, trouble, requestId)
}
