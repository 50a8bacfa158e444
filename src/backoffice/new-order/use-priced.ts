import { useAreas } from '#storefront/checkout/fields/use-places.ts'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { Zone } from '#shop/delivery/zone.ts'
import { priceEdit, type PricedOrder } from '#shop/orders/edits/edit.ts'
import type { TermsByZone } from '#shop/orders/edits/load-edit-facts.ts'
import { overrideOf, type NewOrderDraft } from './draft/new-order-draft.ts'

export interface Priced extends PricedOrder {
  /** Null where it is handed over in the shop; undefined while nobody knows where the place lies: then delivery is not in the total. */
  zone: Zone | null | undefined
  zoneName: string | undefined
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
  const known = zone === undefined ? '' : zone
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
  const found = terms[zone ?? '']
  const zoneName = found && inLanguage(getLocale(), found.name, found.nameBn)
  const priced = priceEdit({ ...nothingYet, zone: known }, wanted, { offered, terms })
  return { ...priced, zone, zoneName }
}
