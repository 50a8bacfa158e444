/** Only its origin is compared; nobody can own it (RFC 2606). */
const anyOrigin = 'https://shop.invalid'

/** Pages one goes through on the way in: nobody wants back there. And what is no page. */
const noAim = /^\/(bn\/)?(login|register|forgotten-password|reset-password)(\/|$)|^\/api(\/|$)/

/**
 * Where a link asks to go on to after signing in, if that is an address of this shop; else `otherwise`. A link in a mail or
 * on another site must not lead somebody who has just signed in out of the shop.
 */
export function ownAddress(wanted: unknown, otherwise: string): string {
  if (typeof wanted !== 'string' || !looksOwn(wanted)) return otherwise
  const url = URL.canParse(wanted, anyOrigin) ? new URL(wanted, anyOrigin) : undefined
  if (url?.origin !== anyOrigin) return otherwise
  const address = url.pathname + url.search + url.hash
  // "/.//evil" has become "//evil".
  return looksOwn(address) && !noAim.test(url.pathname) ? address : otherwise
}

/** One slash and then none: browsers read "//evil" and "/\evil" as another host, and skip tabs and line breaks. */
const looksOwn = (address: string) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address)
