import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '../shop.ts'
import { deliveryZones } from './tables.ts'
import { type DeliveryTerms, type Zone, zoneNames, zones } from './zone.ts'

const loading = prepared((database) =>
  database
    .select()
    .from(deliveryZones)
    .where(eq(deliveryZones.zone, sql.placeholder('zone')))
    .prepare('load_terms'),
)

/** What delivery into a zone costs now, as the merchant set it (D16). Every order asks, so it is remembered. */
export function loadTerms(
  shop: Pick<Shop, 'database' | 'memory'>,
  zone: Zone,
): Promise<DeliveryTerms> {
  return shop.memory.recall(`delivery ${zone}`, ['delivery'], () => readTerms(shop.database, zone))
}

async function readTerms(database: Database, zone: Zone): Promise<DeliveryTerms> {
  const [terms] = await loading(database).execute({ zone })
  if (!terms) throw new Error(`Expected the migration to have filled in delivery zone ${zone}`)
  return terms
}

export interface ZoneView extends DeliveryTerms {
  name: string
}

/** Names one state of all zones: staff who change them say which one they have read. */
export const versionOf = (terms: readonly DeliveryTerms[]): string =>
  terms
    .map(({ zone, chargeInPaisa, freeFromInPaisa, minDays, maxDays }) =>
      [zone, chargeInPaisa, freeFromInPaisa, minDays, maxDays].join(':'),
    )
    .join(' ')

/** Every zone with its charge and days, nearest first (D16). */
export async function listZones(database: Database): Promise<ZoneView[]> {
  const rows = await database.select().from(deliveryZones)
  return rows
    .map((terms) => ({ ...terms, name: zoneNames[terms.zone] }))
    .toSorted((one, other) => zones.indexOf(one.zone) - zones.indexOf(other.zone))
}
