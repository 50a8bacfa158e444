import { findDestination } from '#shop/delivery/find-destination.ts'
import type { Zone } from '#shop/delivery/zone.ts'
import { zoneAt, type Zoning } from '#shop/delivery/zoning.ts'
import type { DeliveryMethod } from '../order.ts'
import type { UnknownPlace } from '../placement/find-place.ts'
import { zoneOfOrder } from '../placement/find-placed.ts'
import type { orders } from '../tables.ts'
import type { PlaceFacts } from './change-details.ts'
import type { Edit } from './edit-contract.ts'

type Order = typeof orders.$inferSelect

export type EditedPlace = PlaceFacts & {
  deliveryMethod: DeliveryMethod
  address: string
  /** Null: it goes nowhere. */
  zone: Zone | null
}

/** Where an order goes when it is edited so. */
export function findEditedPlace(
  order: Order,
  edit: Edit,
  zoning: Zoning,
): ({ outcome: 'found' } & EditedPlace) | UnknownPlace | { outcome: 'address-missing' } {
  const { district = order.district, area = order.area, address = order.address } = edit
  const deliveryMethod = methodOf(order, edit)
  if (deliveryMethod === 'pickup') return handedOver
  if (address === '') return { outcome: 'address-missing' }
  // An order of long ago may name a place that is called otherwise today: it stays until somebody changes it.
  if (
    district === order.district &&
    area === order.area &&
    order.deliveryMethod === deliveryMethod
  ) {
    const { districtBn, areaBn } = order
    const zone = zoneOfOrder(order)
    return { outcome: 'found', deliveryMethod, address, district, districtBn, area, areaBn, zone }
  }
  const found = findDestination({ district, area })
  if (found.outcome !== 'found') return found
  return {
    outcome: 'found',
    deliveryMethod,
    address,
    district: found.district.name,
    districtBn: found.district.nameBn,
    area: found.area.name,
    areaBn: found.area.nameBn,
    zone: zoneAt(zoning, found.district.name, found.area).zone,
  }
}

/** An order with an address is brought there. */
function methodOf(order: Order, { deliveryMethod, district, area, address }: Edit): DeliveryMethod {
  if (deliveryMethod !== undefined) return deliveryMethod
  return district || area || address ? 'delivery' : order.deliveryMethod
}

const handedOver = {
  outcome: 'found',
  deliveryMethod: 'pickup',
  address: '',
  district: '',
  districtBn: null,
  area: '',
  areaBn: null,
  zone: null,
} as const
