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
  minDays: number
  maxDays: number
}

export function deliveryCharge(
  terms: Pick<DeliveryTerms, 'chargeInPaisa' | 'freeFromInPaisa'>,
  subtotalInPaisa: number,
): number {
  const free = terms.freeFromInPaisa !== null && subtotalInPaisa >= terms.freeFromInPaisa
  return free ? 0 : terms.chargeInPaisa
}
