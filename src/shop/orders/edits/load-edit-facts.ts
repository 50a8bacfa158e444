import { listVariantsOf } from '#shop/catalog/sellable/list-variants.ts'
import { isForSale, priceNow, type SellableVariant } from '#shop/catalog/sellable/sellable.ts'
import { loadTerms } from '#shop/delivery/load-terms.ts'
import { zones, type DeliveryTerms, type Zone } from '#shop/delivery/zone.ts'
import type { Shop } from '#shop/shop.ts'
import type { OfferedVariant } from './edit.ts'

export async function loadTermsByZone(
  shop: Pick<Shop, 'database' | 'memory'>,
): Promise<Record<Zone, DeliveryTerms>> {
  const entries = zones.map(async (zone) => [zone, await loadTerms(shop, zone)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<Zone, DeliveryTerms>
}

/** For how much, and how many of it could be added just now. */
export const toOffered = (variant: SellableVariant, now: Date): OfferedVariant => ({
  id: variant.id,
  unitPriceInPaisa: priceNow(variant, now),
  stock: variant.stock,
  isForSale: isForSale(variant, now),
})

/** A variant as whoever edits an order chooses it. */
export interface ShownVariant extends OfferedVariant {
  productId: string
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  size: string | null
  sku: string
  picture: string | null
}

export const showVariant = (variant: SellableVariant, now: Date): ShownVariant => {
  const { productId, name, nameBn, color, colorBn, size, sku, picture } = variant
  return { ...toOffered(variant, now), productId, name, nameBn, color, colorBn, size, sku, picture }
}

/** All variants of the products of an order, and what delivery costs: what a page needs to say beforehand what an edit comes to. */
export async function loadEditFacts(shop: Shop, productIds: readonly string[]) {
  const [variants, terms] = await Promise.all([
    listVariantsOf(shop.database, productIds),
    loadTermsByZone(shop),
  ])
  const now = shop.now()
  return { offered: variants.map((variant) => showVariant(variant, now)), terms }
}
