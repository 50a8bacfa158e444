import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { changedMeanwhile } from '../../audit/changed-meanwhile.ts'
import { readZoning, versionOf } from '../load-zoning.ts'
import { deliveryZones } from '../tables.ts'

export const zonesSubject = { type: 'settings', id: 'delivery' } as const

/** All zones, of the version that was read; nobody else changes them until the transaction ends, and readers do not wait. */
export async function holdZoning(database: Database, version: string) {
  await database.execute(sql`LOCK TABLE ${deliveryZones} IN SHARE ROW EXCLUSIVE MODE`)
  const zoning = await readZoning(database)
  if (versionOf(zoning) === version) return { outcome: 'held', zoning } as const
  const { lastChange } = await changedMeanwhile(database, zonesSubject, 0)
  return { outcome: 'changed-meanwhile', lastChange } as const
}
