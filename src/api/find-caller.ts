import type { ActorFinding } from '#shop/identity/roles/actor.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { findBearer } from '#shop/identity/tokens/find-bearer.ts'
import type { Shop } from '#shop/shop.ts'
import { noteUse } from '#shop/identity/sessions/note-use.ts'

export type CallerFinding =
  | ActorFinding
  | { outcome: 'token-invalid' }
  | { outcome: 'foreign-page' }

const reads = new Set(['GET', 'HEAD'])

/** Who asks: the bearer token says it, or else the session of the browser, if a page of the shop sent the request. */
export async function findCaller(shop: Shop, request: Request): Promise<CallerFinding> {
  const finding = await readCaller(shop, request)
  if (finding.outcome === 'known') await noteUse(shop, finding.actor)
  return finding
}

/** The same without a trace: for what nobody asked for by hand. */
export async function readCaller(shop: Shop, request: Request): Promise<CallerFinding> {
  const [scheme = '', token = ''] = (request.headers.get('authorization') ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return findBearer(shop, token)
  const cookies = request.headers.get('cookie')
  if (!cookies) return { outcome: 'nobody' }
  const finding = await findActor(shop, cookies)
  const isForeign = !reads.has(request.method) && !isSameOrigin(request, shop.environment.shopUrl)
  return finding.outcome === 'known' && isForeign ? { outcome: 'foreign-page' } : finding
}

/**
 * Whether a request comes from a page of this shop, or from no browser at all. Browsers always send the origin of what writes;
 * a cookie without an origin is not believed.
 */
export function isSameOrigin({ headers, url }: Request, shopUrl: string): boolean {
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
