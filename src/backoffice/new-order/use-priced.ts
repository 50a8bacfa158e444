import { useAreas } from '#storefront/checkout/fields/use-places.ts'
import type { DeliveryTerms, Zone } from '#shop/delivery/zone.ts'
import { priceEdit, type PricedOrder } from '#shop/orders/edits/edit.ts'
import { overrideOf, type NewOrderDraft } from './draft/new-order-draft.ts'

export type TermsByZone = Readonly<Record<Zone, DeliveryTerms>>

export interface Priced extends PricedOrder {
  /** Null where it is handed over in the shop; undefined while nobody knows where the place lies: then delivery is not in the total. */
  zone: Zone | null | undefined
}

/** It begins with nothing. */
const nothingYet = {
  lines: [],
  subtotalInPaisa: 0,
  deliveryChargeInPaisa: 0,
  deliveryChargeIsSet: true,
} as const

interface Where {
  deliveryMethod: string
  district: string
  area: string
}

/** What the order comes to, line by line, as it will be placed. */
export function usePriced(
  { lines }: NewOrderDraft,
  { deliveryMethod, district, area }: Where,
  terms: TermsByZone,
): Priced {
  const isPickup = deliveryMethod === 'pickup'
  const areas = useAreas(isPickup ? '' : district)
  const zone = isPickup ? null : areas?.find(({ name }) => name === area)?.zone
  const known = zone === undefined ? 'inside-dhaka' : zone
  const offered = lines.map((line) => ({
    ...line.variant,
    unitPriceInPaisa: overrideOf(line) ?? line.variant.unitPriceInPaisa,
  }))
  const wanted = {
    zone: known,
    lines: lines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
    deliveryChargeInPaisa: zone && lines.length > 0 ? null : 0,
    discountInPaisa: 0,
  }
  return { ...priceEdit({ ...nothingYet, zone: known }, wanted, { offered, terms }), zone }
}
