import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'
import { prepared } from '#platform/transaction.ts'
import { deliveryZones } from './tables.ts'
import type { DeliveryTerms, Zone } from './zone.ts'

const loading = prepared((database) =>
  database
    .select()
    .from(deliveryZones)
    .where(eq(deliveryZones.zone, sql.placeholder('zone')))
    .prepare('load_terms'),
)

/** What delivery into a zone costs now, as the merchant set it (D16). */
export async function loadTerms(database: Database, zone: Zone): Promise<DeliveryTerms> {
  const [terms] = await loading(database).execute({ zone })
  if (!terms) throw new Error(`Expected the migration to have filled in delivery zone ${zone}`)
  return terms
}
