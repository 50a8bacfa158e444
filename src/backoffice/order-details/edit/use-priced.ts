import { useMemo } from 'react'
import { getLocale } from '#paraglide/runtime.js'
import { useAreas } from '#storefront/checkout/fields/use-places.ts'
import { inLanguage } from '#platform/language.ts'
import { parsePhone } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import type { Zone } from '#shop/delivery/zone.ts'
import { priceEdit, type PricedOrder } from '#shop/orders/edits/edit.ts'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import { useCoupon, type AskedCoupon } from '../../orders/fields/use-coupon.ts'
import type { EditFormProps } from './edit-form-props.ts'
import {
  fieldsOf,
  linesOf,
  type Draft,
  type DraftLine,
  type TypedFields,
} from './draft/edit-draft.ts'

export interface Priced extends PricedOrder {
  /** As the form holds them. */
  fields: TypedFields
  shownLines: DraftLine[]
  /** Null where it is handed over in the shop; undefined while nobody knows where the typed place lies: then the charge is that of the old one. */
  zone: Zone | null | undefined
  zoneName: string | undefined
  variants: ReadonlyMap<string, ShownVariant>
  /** Of the coupon that counts. */
  couponCode: string | null
  coupon: AskedCoupon
}

/** What the draft comes to, by the rules by which it is saved. */
export function usePriced(
  order: EditFormProps['order'],
  draft: Draft,
  facts: EditFormProps['facts'],
): Priced {
  const fields = { ...fieldsOf(order, getLocale()), ...draft.fields }
  const zone = useZone(order, fields)
  const shownLines = linesOf(order, draft)
  const variants = useMemo(() => {
    const all = [...draft.added.map(({ variant }) => variant), ...facts.offered]
    return new Map(all.map((variant) => [variant.id, variant]))
  }, [draft.added, facts.offered])
  const wanted = {
    zone: zone === undefined ? order.zone : zone,
    lines: shownLines,
    deliveryChargeInPaisa: paisaFromTyped(fields.charge) ?? null,
    discountInPaisa: paisaFromTyped(fields.discount) ?? 0,
  }
  const { id, couponCode } = order
  const asked = useCoupon({
    typed: fields.coupon,
    phone: parsePhone(fields.phone) ?? '',
    variantIds: shownLines.flatMap(({ variantId }) => variantId ?? []),
    order: { id, couponCode, coupon: facts.coupon },
  })
  const priced = priceEdit(order, wanted, {
    offered: [...variants.values()],
    terms: facts.terms,
    coupon: asked.coupon,
    isCouponNew: asked.isNew,
  })
  const terms = facts.terms[zone ?? '']
  const zoneName = terms && inLanguage(getLocale(), terms.name, terms.nameBn)
  const shown = { couponCode: asked.coupon ? asked.code : null, coupon: asked }
  return { ...priced, ...shown, fields, shownLines, zone, zoneName, variants }
}

function useZone(order: EditFormProps['order'], fields: TypedFields): Priced['zone'] {
  const isPickup = fields.deliveryMethod === 'pickup'
  const isSamePlace =
    order.deliveryMethod === 'delivery' &&
    fields.district === order.district &&
    fields.area === order.area
  const areas = useAreas(isPickup || isSamePlace ? '' : fields.district)
  if (isPickup) return null
  return isSamePlace ? order.zone : areas?.find(({ name }) => name === fields.area)?.zone
}
