/** Only its origin is compared; nobody can own it (RFC 2606). */
const anyOrigin = 'https://shop.invalid'

/** Pages for signing in, where nobody wants to return to, and what is no page. */
const neverRedirectTo =
  /^\/(bn\/)?(login|register|forgotten-password|reset-password)(\/|$)|^\/api(\/|$)/

/**
 * The path that `wanted` names, if it is a page of this shop; else `otherwise`. A link in a mail or on another site must not
 * lead a person who has just signed in out of the shop.
 */
export function sameOriginPath(wanted: unknown, otherwise: string): string {
  if (typeof wanted !== 'string' || !looksSameOrigin(wanted)) return otherwise
  const url = URL.canParse(wanted, anyOrigin) ? new URL(wanted, anyOrigin) : undefined
  if (url?.origin !== anyOrigin) return otherwise
  const path = url.pathname + url.search + url.hash
  // "/.//evil" has become "//evil".
  return looksSameOrigin(path) && !neverRedirectTo.test(url.pathname) ? path : otherwise
}

/** One slash and then none: browsers read "//evil" and "/\evil" as another host, and skip tabs and line breaks. */
const looksSameOrigin = (path: string) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
