/**
 * Does the asker hold this version already (If-None-Match)? Compared weakly, as RFC 9110 asks: proxies that compress make
 * ETags weak, and several may be sent.
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((one) => {
    const known = one.trim().replace(/^W\//, '')
    return known === etag || known === '*'
  })
}
