import type { IncomingHttpHeaders } from 'node:http'

/**
 * By the cookie a page knows whose it is, by the browser's name one recognises one's own sessions. `sec-purpose` says of a browser that it
 * only looks ahead.
 */
const personal = ['cookie', 'user-agent', 'sec-purpose'] as const

/** What a page for one person may know of a request. Pages for everybody never see it (D25). */
export function personalHeaders(incoming: IncomingHttpHeaders): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of personal) {
    const value = incoming[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
