import type { Area } from './area.ts'

/** The three zones and their charges (D16). */

export const zones = ['inside-dhaka', 'dhaka-suburbs', 'outside-dhaka'] as const
export type Zone = (typeof zones)[number]

export const zoneNames: Record<Zone, string> = {
  'inside-dhaka': 'Inside Dhaka',
  'dhaka-suburbs': 'Dhaka suburbs',
  'outside-dhaka': 'Outside Dhaka',
}

const suburbanDistricts: readonly string[] = ['Gazipur', 'Narayanganj']

/** Which zone a place lies in: thanas of Dhaka city, its upazilas and two neighbours, everything else (D16). */
export function zoneOf(district: string, area: Area): Zone {
  if (district === 'Dhaka') return area.city ? 'inside-dhaka' : 'dhaka-suburbs'
  return suburbanDistricts.includes(district) ? 'dhaka-suburbs' : 'outside-dhaka'
}

export interface DeliveryTerms {
  zone: Zone
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
