import type { Area } from './area.ts'

/** Where delivery costs what (D16). A shop begins with three zones; the merchant changes, adds and removes them. */

/** The id of a zone: what orders keep, and addresses and programs name. */
export type Zone = string

export const zoneIdForm = /^[a-z0-9-]{1,80}$/

/** Which zone a place lies in before anybody moved it: thanas of Dhaka city, its upazilas and two neighbours, everything else (D16). */
export function firstZoneOf(
  district: string,
  area: Area,
): 'inside-dhaka' | 'dhaka-suburbs' | 'outside-dhaka' {
  if (district === 'Dhaka') return area.city ? 'inside-dhaka' : 'dhaka-suburbs'
  return suburbanDistricts.includes(district) ? 'dhaka-suburbs' : 'outside-dhaka'
}

const suburbanDistricts: readonly string[] = ['Gazipur', 'Narayanganj']

export interface DeliveryTerms {
  zone: Zone
  /** What shoppers read. */
  name: string
  nameBn: string
  chargeInPaisa: number
  /** Orders of this much or more are delivered free; null means never. */
  freeFromInPaisa: number | null
  /** What the charge covers; each kilogram that is begun beyond it costs chargePerKgInPaisa. Both null: any weight costs the same. */
  includedGrams: number | null
  chargePerKgInPaisa: number | null
  minDays: number
  maxDays: number
}

export type ChargeTerms = Pick<
  DeliveryTerms,
  'chargeInPaisa' | 'freeFromInPaisa' | 'includedGrams' | 'chargePerKgInPaisa'
>

/** What is brought: goods for so much, of this weight. Goods whose weight nobody said weigh nothing. */
export interface Parcel {
  subtotalInPaisa: number
  weightInGrams: number
}

/** What bringing a parcel costs, in paisa (D16). Where delivery is free, its weight is, too. */
export function deliveryCharge(terms: ChargeTerms, parcel: Parcel): number {
  const { chargeInPaisa, freeFromInPaisa, includedGrams, chargePerKgInPaisa } = terms
  if (freeFromInPaisa !== null && parcel.subtotalInPaisa >= freeFromInPaisa) return 0
  if (includedGrams === null || chargePerKgInPaisa === null) return chargeInPaisa
  const beyond = Math.max(0, parcel.weightInGrams - includedGrams)
  return chargeInPaisa + Math.ceil(beyond / 1000) * chargePerKgInPaisa
}

/** Of all pieces together; what nobody weighed counts nothing. */
export const weightOf = (
  lines: readonly { weightInGrams: number | null; quantity: number }[],
): number =>
  lines.reduce((sum, { weightInGrams, quantity }) => sum + (weightInGrams ?? 0) * quantity, 0)
