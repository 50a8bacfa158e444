import type { ActorFinding } from '#shop/identity/roles/actor.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { findBearer } from '#shop/identity/tokens/find-bearer.ts'
import type { Shop } from '#shop/shop.ts'
import { noteUse } from '#shop/identity/sessions/note-use.ts'
import { isFromOwnPage } from './same-origin.ts'

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

async function readCaller(shop: Shop, request: Request): Promise<CallerFinding> {
  const [scheme = '', token = ''] = (request.headers.get('authorization') ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return findBearer(shop, token)
  const cookies = request.headers.get('cookie')
  if (!cookies) return { outcome: 'nobody' }
  const finding = await findActor(shop, cookies)
  const isForeign = !reads.has(request.method) && !isFromOwnPage(request, shop.environment.shopUrl)
  return finding.outcome === 'known' && isForeign ? { outcome: 'foreign-page' } : finding
}
