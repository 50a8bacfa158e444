import type { ChosenOption } from '#shop/catalog/options/option.ts'
import type { DeliveryMethod } from '../order.ts'

/** What exactly a change of an order changed: kept with its history, for staff. */

export interface LineFacts {
  sku: string
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  size: string | null
  /** Left out where it has none. */
  options?: ChosenOption[]
  quantity: number
  unitPriceInPaisa: number
}

type DescribedLine = Omit<LineFacts, 'quantity' | 'unitPriceInPaisa'>

/** Of a line or a variant, what it is called. */
export const describeLine = ({
  sku,
  name,
  nameBn,
  color,
  colorBn,
  size,
  options = [],
}: DescribedLine): DescribedLine => ({
  sku,
  name,
  nameBn,
  color,
  colorBn,
  size,
  ...(options.length > 0 && { options }),
})

export interface PlaceFacts {
  district: string
  districtBn: string | null
  area: string
  areaBn: string | null
}

interface Step<Value> {
  from: Value
  to: Value
}

export const personFields = ['fullName', 'phone', 'email', 'address', 'note'] as const
export type PersonField = (typeof personFields)[number]

export const amountFields = ['deliveryCharge', 'discount', 'couponDiscount', 'grandTotal'] as const
export type AmountField = (typeof amountFields)[number]

/** Of a line, how many pieces came back. */
export type ReturnedLine = DescribedLine & { fit: number; unfit: number }

export interface ChangeDetails {
  /** A line before and after; null where it was added or taken out. */
  lines?: { before: LineFacts | null; after: LineFacts | null }[]
  place?: Step<PlaceFacts>
  deliveryMethod?: Step<DeliveryMethod>
  /** Codes; empty where there is none. */
  coupon?: Step<string>
  /** In paisa. */
  amounts?: Partial<Record<AmountField, Step<number>>>
  returned?: ReturnedLine[]
  /** What staff sold for another price than the catalogue's when they took the order down; `listPriceInPaisa` is that of the catalogue. */
  prices?: (LineFacts & { listPriceInPaisa: number })[]
  /** It undoes the edit, the return or the payment before it. */
  isUndone?: true
  /** What the courier kept of what it collected. */
  chargesInPaisa?: number
  /** What follows is about people, and goes with the person (anonymize-orders.ts). */
  person?: Partial<Record<PersonField, Step<string>>>
  reasons?: Partial<Record<'deliveryCharge' | 'discount', string>>
  /** Who took the money, in the words of staff. */
  collectedBy?: string
}

/** What of it is about people. */
export const personalDetails = [
  'person',
  'reasons',
  'collectedBy',
] as const satisfies readonly (keyof ChangeDetails)[]
