import type { Shop } from '#shop/shop.ts'
import { findActor } from './find-actor.ts'

/** Whose session these cookies are of: asked before anything that is sent is read. */
export async function findSender(
  shop: Shop,
  cookies: string | undefined,
): Promise<string | undefined> {
  const found = await findActor(shop, cookies ?? null)
  return found.outcome === 'known' ? found.actor.userId : undefined
}
