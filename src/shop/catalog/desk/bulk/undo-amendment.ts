import { findLastChange } from '#shop/audit/find-last-change.ts'
import type { Person, Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { amendProduct } from './amend-product.ts'

/** Ten seconds, which the page counts down, and the way to the shop. */
const undoableMs = 13_000

interface Undone {
  id: string
  /** The one that the change made. */
  version: number
}

/**
 * Takes back what somebody did to a product a moment ago: status, category, tags and prices become what the audit says they were.
 * Only by who did it, and only where nothing else happened to the product since.
 */
export async function undoAmendment(shop: Shop, by: Person | Script, { id, version }: Undone) {
  const last = await findLastChange(shop.database, { type: 'product', id })
  const actorId = by.kind === 'person' ? by.actor.userId : null
  if (last?.action !== 'product-saved' || last.actorId !== actorId)
    return { outcome: 'changed-meanwhile' } as const
  if (shop.now().getTime() - last.at.getTime() > undoableMs) return { outcome: 'too-late' } as const
  const amendment = { what: 'restore', before: last.before } as const
  const result = await amendProduct(shop, by, { id, version, amendment })
  return result.outcome === 'amended' ? ({ outcome: 'undone' } as const) : result
}
