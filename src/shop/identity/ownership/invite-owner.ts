import { v7 as newId } from 'uuid'
import type { Shop } from '#shop/shop.ts'
import { hasOwner } from './has-owner.ts'
import { newOwnerCode, ownerAddress, ownerCodeMark, ownerLinkHours } from './owner-link.ts'
import { verifications } from '../tables.ts'

/** The link that makes whoever opens it first the owner of a shop that has none (D7). */
export async function inviteOwner(shop: Shop): Promise<string | undefined> {
  if (await hasOwner(shop.database)) return undefined
  const code = newOwnerCode()
  const at = shop.now()
  await shop.database.insert(verifications).values({
    id: newId(),
    identifier: ownerCodeMark(code),
    value: 'owner',
    expiresAt: new Date(at.getTime() + ownerLinkHours * 3_600_000),
  })
  return ownerAddress(shop.environment.shopUrl, code)
}
