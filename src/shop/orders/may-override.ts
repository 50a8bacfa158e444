import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import type { Person, Script } from '#shop/initiator.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'

/** Whether this person may set prices, and discounts above the limit of the shop. */
export async function mayOverride(shop: Shop, by: Person | Script): Promise<boolean> {
  if (by.kind === 'script') return true
  const asked = { permission: 'override-prices', ipAddress: by.ipAddress } as const
  return (await admitActor(shop, by.actor, asked)) === 'admitted'
}

/** Percent of the goods that this person may take off an order, for a page to show; null sets no limit (D36). */
export async function findDiscountLimit(
  shop: Shop,
  actor: Parameters<typeof may>[0],
): Promise<number | null> {
  if (may(actor, 'override-prices')) return null
  return (await recallSettings(shop)).discountLimitPercent
}
