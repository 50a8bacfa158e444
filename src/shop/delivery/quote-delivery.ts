import type { Shop } from '../shop.ts'
import { recallSettings } from '../settings/load-settings.ts'
import { findDestination } from './find-destination.ts'
import { recallZoning } from './load-zoning.ts'
import { countedDays } from './promise.ts'
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
  shop: Pick<Shop, 'database' | 'memory' | 'now'>,
  request: DeliveryRequest,
): Promise<DeliveryQuote> {
  const destination = findDestination(request)
  if (destination.outcome !== 'found') return destination
  const terms = zoneAt(await recallZoning(shop), destination.district.name, destination.area)
  const { delivery } = await recallSettings(shop)
  return {
    outcome: 'quoted',
    ...countedDays(terms, { at: shop.now(), ...delivery }),
    chargeInPaisa: deliveryCharge(terms, request),
  }
}
