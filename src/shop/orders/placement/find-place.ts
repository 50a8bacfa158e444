import { findDestination, type Destination } from '#shop/delivery/find-destination.ts'
import { zoneOf, type Zone } from '#shop/delivery/zone.ts'
import type { Confirmation } from '../confirmation.ts'
import type { DeliveryMethod } from '../order.ts'

export type UnknownPlace = Exclude<Destination, { outcome: 'found' }>

export interface Place {
  outcome: 'found'
  /** With today's names. */
  place: { district: string; area: string; address: string }
  placesBn: Pick<Confirmation, 'districtBn' | 'areaBn'>
  /** Null where nothing is brought to anybody. */
  zone: Zone | null
}

/** Where an order goes: what is handed over in the shop goes nowhere, whatever was typed. */
export function findPlace(
  typed: { district: string; area: string; address: string },
  method: DeliveryMethod = 'delivery',
): Place | UnknownPlace {
  if (method === 'pickup')
    return {
      outcome: 'found',
      place: { district: '', area: '', address: '' },
      placesBn: { districtBn: null, areaBn: null },
      zone: null,
    }
  const destination = findDestination(typed)
  if (destination.outcome !== 'found') return destination
  const { district, area } = destination
  return {
    outcome: 'found',
    place: { district: district.name, area: area.name, address: typed.address },
    placesBn: { districtBn: district.nameBn, areaBn: area.nameBn },
    zone: zoneOf(district.name, area),
  }
}
