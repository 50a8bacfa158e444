import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import type { Person, Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'

/** Whether somebody may sell for another price than that of the catalogue. */
export async function mayOverride(shop: Shop, by: Person | Script): Promise<boolean> {
  if (by.kind === 'script') return true
  const asked = { permission: 'override-prices', ipAddress: by.ipAddress } as const
  return (await admitActor(shop, by.actor, asked)) === 'admitted'
}
