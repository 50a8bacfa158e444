import type { Facts } from '#shop/audit/audit.ts'
import type { SellableVariant } from '#shop/catalog/sellable/sellable.ts'
import type { Zone } from '#shop/delivery/zone.ts'
import {
  describeLine,
  personFields,
  type AmountField,
  type ChangeDetails,
  type LineFacts,
  type PersonField,
  type PlaceFacts,
} from './change-details.ts'
import type { StoredCoupon } from '../coupons/find-edited-coupon.ts'
import type { DeliveryMethod } from '../order.ts'
import type { PricedLine, PricedOrder } from './edit.ts'

type Buyer = Record<Exclude<PersonField, 'email'>, string> & { email: string | null }

interface Amounts {
  deliveryChargeInPaisa: number
  discountInPaisa: number
  couponDiscountInPaisa: number
  grandTotalInPaisa: number
}

/** An order before it is edited, as far as an edit can change it. */
type StandingOrder = Buyer &
  PlaceFacts &
  Amounts & {
    deliveryChargeIsSet: boolean
    deliveryMethod: DeliveryMethod
    couponCode: string | null
  }

type StandingLine = LineFacts & { position: number }

/** As it shall be. */
export interface EditedOrder extends Buyer, PlaceFacts, PricedOrder {
  deliveryMethod: DeliveryMethod
  zone: Zone | null
  isChargeSet: boolean
  coupon: StoredCoupon
  variants: readonly SellableVariant[]
}

interface Edited {
  edited: EditedOrder
  reasons: { deliveryReason?: string | undefined; discountReason?: string | undefined }
}

/** What an edit changes, before and after; undefined where it changes nothing. */
export function compareEdit(
  order: StandingOrder,
  lines: readonly StandingLine[],
  { edited, reasons }: Edited,
): ChangeDetails | undefined {
  const amounts = compareAmounts(order, edited)
  const details = {
    lines: compareLines(lines, edited),
    place: comparePlace(order, edited),
    deliveryMethod: compareMethod(order, edited),
    coupon: compareCoupon(order, edited),
    amounts,
    person: comparePerson(order, edited),
    reasons: reasonsFor(amounts, reasons),
  }
  const changed = Object.entries(details).filter(([, value]) => !isEmpty(value))
  return changed.length > 0 ? (Object.fromEntries(changed) as ChangeDetails) : undefined
}

const isEmpty = (value: object | undefined) =>
  value === undefined || Object.keys(value).length === 0

function reasonsFor(
  { deliveryCharge, discount }: NonNullable<ChangeDetails['amounts']>,
  { deliveryReason = '', discountReason = '' }: Edited['reasons'],
): NonNullable<ChangeDetails['reasons']> {
  return {
    ...(deliveryCharge && deliveryReason !== '' && { deliveryCharge: deliveryReason }),
    ...(discount && discountReason !== '' && { discount: discountReason }),
  }
}

function compareLines(
  before: readonly StandingLine[],
  { lines: after, variants }: EditedOrder,
): NonNullable<ChangeDetails['lines']> {
  const stands = new Map(after.map((line) => [line.position, line]))
  const known = new Map(variants.map((variant) => [variant.id, variant]))
  const stood = before.flatMap((line) => {
    const now = stands.get(line.position)
    const isSame = now?.price === 'kept' && now.quantity === line.quantity
    if (isSame) return []
    const named = now?.price === 'kept' ? line : known.get(now?.variantId ?? '')
    return [{ before: factsOf(line, line), after: now && named ? factsOf(named, now) : null }]
  })
  const added = after.flatMap((line) => {
    const variant = known.get(line.variantId ?? '')
    return line.position === undefined && variant
      ? [{ before: null, after: factsOf(variant, line) }]
      : []
  })
  return [...stood, ...added]
}

const factsOf = (
  named: Parameters<typeof describeLine>[0],
  { quantity, unitPriceInPaisa }: Pick<PricedLine, 'quantity' | 'unitPriceInPaisa'>,
): LineFacts => ({ ...describeLine(named), quantity, unitPriceInPaisa })

function comparePerson(order: Buyer, edited: Buyer): NonNullable<ChangeDetails['person']> {
  const changed = personFields.filter((name) => order[name] !== edited[name])
  return Object.fromEntries(
    changed.map((name) => [name, { from: order[name] ?? '', to: edited[name] ?? '' }]),
  )
}

function comparePlace(order: PlaceFacts, edited: PlaceFacts): ChangeDetails['place'] {
  if (order.district === edited.district && order.area === edited.area) return undefined
  return { from: placeOf(order), to: placeOf(edited) }
}

function compareMethod(
  { deliveryMethod: from }: StandingOrder,
  { deliveryMethod: to }: EditedOrder,
): ChangeDetails['deliveryMethod'] {
  return from === to ? undefined : { from, to }
}

function compareCoupon(
  { couponCode: from }: StandingOrder,
  { coupon: { couponCode: to } }: EditedOrder,
): ChangeDetails['coupon'] {
  return from === to ? undefined : { from: from ?? '', to: to ?? '' }
}

const placeOf = ({ district, districtBn, area, areaBn }: PlaceFacts) => ({
  district,
  districtBn,
  area,
  areaBn,
})

const columns = {
  deliveryCharge: 'deliveryChargeInPaisa',
  discount: 'discountInPaisa',
  couponDiscount: 'couponDiscountInPaisa',
  grandTotal: 'grandTotalInPaisa',
} as const satisfies Record<AmountField, keyof Amounts>

/** A charge that begins to follow the zone, or stops, is a change as well where the sum stays. */
function compareAmounts(
  order: Amounts & { deliveryChargeIsSet: boolean },
  edited: Amounts & { isChargeSet: boolean },
): NonNullable<ChangeDetails['amounts']> {
  const isSwitched = order.deliveryChargeIsSet !== edited.isChargeSet
  return Object.fromEntries(
    Object.entries(columns)
      .filter(
        ([name, column]) =>
          order[column] !== edited[column] || (name === 'deliveryCharge' && isSwitched),
      )
      .map(([name, column]) => [name, { from: order[column], to: edited[column] }]),
  )
}

const audited = [
  ['deliveryCharge', 'deliveryChargeInPaisa'],
  ['discount', 'discountInPaisa'],
  ['grandTotal', 'grandTotalInPaisa'],
] as const

type AuditedAmounts = Record<(typeof audited)[number][1], number>

/** What the audit keeps of an edit: amounts as they were and are. What it says of a person stands in the history of the order, and goes with them. */
export function auditedEdit(
  before: AuditedAmounts,
  after: AuditedAmounts,
  details: ChangeDetails,
): { before: Facts; after: Facts } {
  const changed = audited.filter(([name]) => name === 'grandTotal' || details.amounts?.[name])
  const amountsOf = (order: AuditedAmounts) =>
    Object.fromEntries(changed.map(([, field]) => [field, order[field]]))
  return {
    before: amountsOf(before),
    after: { ...amountsOf(after), changedFields: fieldsOf(details) },
  }
}

/** Names of what was changed, without what it is. */
const fieldsOf = ({
  lines,
  place,
  deliveryMethod,
  coupon,
  amounts,
  person,
}: ChangeDetails): string[] =>
  [
    lines && 'lines',
    place && 'place',
    deliveryMethod && 'deliveryMethod',
    coupon && 'coupon',
    ...Object.keys(amounts ?? {}).filter((name) => name !== 'grandTotal'),
    ...Object.keys(person ?? {}),
  ].filter((name) => name !== undefined)
