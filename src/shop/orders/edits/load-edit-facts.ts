import type { Database } from '#platform/database/database.ts'
import type { ChosenOption } from '#shop/catalog/options/option.ts'
import { listVariantsOf } from '#shop/catalog/sellable/list-variants.ts'
import { isForSale, priceNow, type SellableVariant } from '#shop/catalog/sellable/sellable.ts'
import { readZoning } from '#shop/delivery/load-zoning.ts'
import type { DeliveryTerms, Zone } from '#shop/delivery/zone.ts'
import type { Zoning } from '#shop/delivery/zoning.ts'
import type { Shop } from '#shop/shop.ts'
import { loadEditedCoupon } from '../coupons/load-edited-coupon.ts'
import type { OfferedVariant } from './edit.ts'

export type TermsByZone = Readonly<Record<Zone, DeliveryTerms>>

/** Also of zones that are gone: an order of before names one until its place is changed. */
export const termsByZone = ({ zones, removed }: Zoning): TermsByZone =>
  Object.fromEntries([...removed, ...zones].map((terms) => [terms.zone, terms]))

/** Not from memory: where variants are held, nobody waits for a connection beside the one that holds them. */
export const loadTermsByZone = async (database: Database): Promise<TermsByZone> =>
  termsByZone(await readZoning(database))

/** For how much, and how many of it could be added just now. */
export const toOffered = (variant: SellableVariant, now: Date): OfferedVariant => ({
  id: variant.id,
  unitPriceInPaisa: priceNow(variant, now),
  stock: variant.stock,
  weightInGrams: variant.weightInGrams,
  isForSale: isForSale(variant, now),
})

/** A variant as staff choose it who edit an order. */
export interface ShownVariant extends OfferedVariant {
  productId: string
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  size: string | null
  options: ChosenOption[]
  sku: string
  picture: string | null
}

export const showVariant = (variant: SellableVariant, now: Date): ShownVariant => {
  const { productId, name, nameBn, color, colorBn, size, options, sku, picture } = variant
  const shown = { productId, name, nameBn, color, colorBn, size, options, sku, picture }
  return { ...toOffered(variant, now), ...shown }
}

/** All variants of the products of an order, and what delivery costs: what a page needs to say beforehand what an edit comes to. */
export async function loadEditFacts(
  shop: Shop,
  { productIds, couponRef = null }: { productIds: readonly string[]; couponRef?: string | null },
) {
  const [variants, terms] = await Promise.all([
    listVariantsOf(shop.database, productIds),
    loadTermsByZone(shop.database),
  ])
  const now = shop.now()
  const ids = variants.map(({ id }) => id)
  const coupon = await loadEditedCoupon(shop.database, couponRef, ids)
  return { offered: variants.map((variant) => showVariant(variant, now)), terms, coupon }
}
