import { findDestination, type Destination } from '#shop/delivery/find-destination.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { zoneAt, type Zoning } from '#shop/delivery/zoning.ts'
import type { Confirmation } from '../confirmation.ts'
import type { DeliveryMethod } from '../order.ts'

export type UnknownPlace = Exclude<Destination, { outcome: 'found' }>

export interface Place {
  outcome: 'found'
  /** With today's names. */
  place: { district: string; area: string; address: string }
  placesBn: Pick<Confirmation, 'districtBn' | 'areaBn'>
  /** Null where nothing is brought to anybody. */
  terms: DeliveryTerms | null
}

/** Where an order goes: what is handed over in the shop goes nowhere, whatever was typed. */
export function findPlace(
  typed: { district: string; area: string; address: string },
  method: DeliveryMethod,
  zoning: Zoning,
): Place | UnknownPlace {
  if (method === 'pickup')
    return {
      outcome: 'found',
      place: { district: '', area: '', address: '' },
      placesBn: { districtBn: null, areaBn: null },
      terms: null,
    }
  const destination = findDestination(typed)
  if (destination.outcome !== 'found') return destination
  const { district, area } = destination
  return {
    outcome: 'found',
    place: { district: district.name, area: area.name, address: typed.address },
    placesBn: { districtBn: district.nameBn, areaBn: area.nameBn },
    terms: zoneAt(zoning, district.name, area),
  }
}
