/**
 * Whether a request comes from a page of this shop, or from no browser at all. Browsers always tell the origin of what writes;
 * a cookie without an origin is not believed.
 */
export function isFromOwnPage({ headers, url }: Request, shopUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) {
    return (
      origin === new URL(shopUrl).origin ||
      (URL.canParse(origin) && new URL(origin).host === (headers.get('host') ?? new URL(url).host))
    )
  }
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  return !headers.has('cookie')
}
