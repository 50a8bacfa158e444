import type { Shop } from '../shop.ts'
import { findDestination } from './find-destination.ts'
import { recallZoning } from './load-zoning.ts'
import { deliveryCharge, type DeliveryTerms, type Parcel } from './zone.ts'
import { zoneAt } from './zoning.ts'

export interface DeliveryRequest extends Parcel {
  district: string
  area: string
}

export type DeliveryQuote =
  | ({ outcome: 'quoted' } & DeliveryTerms)
  | { outcome: 'unknown-place'; field: 'district' | 'area' }

/** What bringing a parcel to that place costs, and how long it takes (D16). */
export async function quoteDelivery(
  shop: Pick<Shop, 'database' | 'memory'>,
  request: DeliveryRequest,
): Promise<DeliveryQuote> {
  const destination = findDestination(request)
  if (destination.outcome !== 'found') return destination
  const terms = zoneAt(await recallZoning(shop), destination.district.name, destination.area)
  return {
    outcome: 'quoted',
    ...terms,
    chargeInPaisa: deliveryCharge(terms, request),
  }
}
