import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether another site may have sent this. Newer browsers say so in Sec-Fetch-Site, almost all in Origin, and old ones that send
 * forms without either still name the page they come from in Referer: another site can withhold that, but not make it ours.
 * A client that says nothing at all is believed only without a cookie: it is a program, which has no session that could be abused.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, shopUrl: string): boolean {
  const { origin, host, cookie } = headers
  const isOurs = (page: string) =>
    URL.canParse(page) &&
    (new URL(page).origin === new URL(shopUrl).origin || new URL(page).host === host)
  const site = headers['sec-fetch-site']
  // A site that passes everything on under our name is its own origin to the browser, which says so in Origin.
  if (site === 'same-origin' || site === 'none')
    return origin !== undefined && origin !== 'null' && !isOurs(origin)
  if (site !== undefined) return true
  const page = origin ?? headers.referer
  return page === undefined ? cookie !== undefined : !isOurs(page)
}
