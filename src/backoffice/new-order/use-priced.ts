import { useAreas } from '#storefront/checkout/fields/use-places.ts'
import { getLocale } from '#paraglide/runtime.js'
import { parsePhone } from '#platform/phone.ts'
import { inLanguage } from '#platform/language.ts'
import type { Zone } from '#shop/delivery/zone.ts'
import { priceEdit, type PricedOrder } from '#shop/orders/edits/edit.ts'
import type { TermsByZone } from '#shop/orders/edits/load-edit-facts.ts'
import { useCoupon, type AskedCoupon } from '../orders/fields/use-coupon.ts'
import { overrideOf, type NewOrderDraft } from './draft/new-order-draft.ts'

export interface Priced extends PricedOrder {
  /** Null where it is handed over in the shop; undefined while nobody knows where the place lies: then delivery is not in the total. */
  zone: Zone | null | undefined
  zoneName: string | undefined
  /** Of the coupon that counts. */
  couponCode: string | null
  coupon: AskedCoupon
}

/** It begins with nothing. */
const nothingYet = {
  lines: [],
  subtotalInPaisa: 0,
  deliveryChargeInPaisa: 0,
  deliveryChargeIsSet: true,
} as const

interface Typed {
  deliveryMethod: string
  district: string
  area: string
  phone: string
  coupon: string
}

/** What the order comes to, line by line, as it will be placed. */
export function usePriced({ lines }: NewOrderDraft, typed: Typed, terms: TermsByZone): Priced {
  const zone = useZone(typed)
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
  const asked = useCoupon({
    typed: typed.coupon,
    phone: parsePhone(typed.phone) ?? '',
    variantIds: lines.map(({ variant }) => variant.id),
  })
  const found = terms[zone ?? '']
  const zoneName = found && inLanguage(getLocale(), found.name, found.nameBn)
  const facts = { offered, terms, coupon: asked.coupon, isCouponNew: true }
  const priced = priceEdit({ ...nothingYet, zone: known }, wanted, facts)
  const couponCode = asked.coupon ? asked.code : null
  return { ...priced, couponCode, zone, zoneName, coupon: asked }
}

function useZone({ deliveryMethod, district, area }: Typed): Priced['zone'] {
  const isPickup = deliveryMethod === 'pickup'
  const areas = useAreas(isPickup ? '' : district)
  return isPickup ? null : areas?.find(({ name }) => name === area)?.zone
}
