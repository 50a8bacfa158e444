import type { Database } from '#platform/database/database.ts'
import { deliveryZones } from './tables.ts'
import { zoneNames, zones, type DeliveryTerms } from './zone.ts'

export interface ZoneView extends DeliveryTerms {
  name: string
}

/** Every zone with its charge and days, nearest first (D16). */
export async function listZones(database: Database): Promise<ZoneView[]> {
  const rows = await database.select().from(deliveryZones)
  return rows
    .map((terms) => ({ ...terms, name: zoneNames[terms.zone] }))
    .toSorted((one, other) => zones.indexOf(one.zone) - zones.indexOf(other.zone))
}
