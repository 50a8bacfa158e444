import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser says that another site sent this. Newer ones say so in Sec-Fetch-Site, all of them in Origin.
 * What is no browser says neither, and carries no session that could be abused.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, shopUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  return origin !== new URL(shopUrl).origin && hostOf(origin) !== headers.host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
