import type { RenderedPage } from '../pages/page-cache.ts'
import type { Caller } from '../send.ts'

/** A cookie of an answer that travels through TLS never travels without it. */
const secureCookie = (cookie: string): string =>
  /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`

/** The same for all cookies of an answer. */
export function secureCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie()
  if (cookies.length === 0) return response
  response.headers.delete('set-cookie')
  for (const cookie of cookies) response.headers.append('set-cookie', secureCookie(cookie))
  return response
}

type RequestPage = (request: Request, caller: Caller) => Promise<RenderedPage>

/** The same for what answers one person; pages for everybody set none. */
export function requestSecurely(ask: RequestPage): RequestPage {
  return async (request, caller) => {
    const page = await ask(request, caller)
    return page.cookies ? { ...page, cookies: page.cookies.map(secureCookie) } : page
  }
}
