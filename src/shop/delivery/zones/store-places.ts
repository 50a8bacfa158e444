import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { deliveryPlaces } from '../tables.ts'
import type { Zone } from '../zone.ts'
import type { PlaceToMove } from './zone-contract.ts'

/** Lets places lie in a zone. A whole district takes its areas along, whatever zone they had of their own. */
export async function storePlaces(
  database: Database,
  places: readonly PlaceToMove[],
  zone: Zone,
): Promise<void> {
  for (const { district } of places.filter(({ area }) => area === ''))
    await database.delete(deliveryPlaces).where(eq(deliveryPlaces.district, district))
  for (const { district, area } of places) {
    await database
      .delete(deliveryPlaces)
      .where(and(eq(deliveryPlaces.district, district), eq(deliveryPlaces.area, area)))
    await database.insert(deliveryPlaces).values({ district, area, zone })
  }
}
