import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether another site may have sent this. Newer browsers say so in Sec-Fetch-Site, almost all in Origin, and old ones that send
 * forms without either still name the page they come from in Referer: another site can withhold that, but not make it ours.
 * Who says nothing at all is believed only without a cookie: a program, which has no session that could be abused.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, shopUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const page = headers.origin ?? headers.referer
  if (page === undefined) return headers.cookie !== undefined
  const isOurs = URL.canParse(page) && new URL(page).origin === new URL(shopUrl).origin
  return !isOurs && hostOf(page) !== headers.host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
