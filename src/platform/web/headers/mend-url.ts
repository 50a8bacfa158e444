/** Stands where bytes are not text; no page has it in its address. */
const unreadable = '%EF%BF%BD'

/**
 * A URL as pages can read it. Escapes that are broken (/product/%ff) and hosts in place of a path (//elsewhere) become
 * URLs that do not exist, so that a visitor who mistyped sees the shop's own error page.
 */
export function mendUrl(url: string): { pathname: string; search: string } {
  const mended = url.startsWith('/') && !url.startsWith('//') ? mendEscapes(url) : `/${unreadable}`
  return new URL(mended, 'http://shop.invalid')
}

function mendEscapes(url: string): string {
  return url
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => (isText(escaped) ? escaped : unreadable))
}

function isText(escaped: string): boolean {
  try {
    decodeURIComponent(escaped)
    return true
  } catch {
    return false
  }
}
