import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '../shop.ts'
import { deliveryPlaces, deliveryZones } from './tables.ts'
import type { DeliveryTerms } from './zone.ts'
import { placeKey, type Zoning } from './zoning.ts'

/** Every order asks, so all of it is remembered until a change is announced. */
export function recallZoning(shop: Pick<Shop, 'database' | 'memory'>): Promise<Zoning> {
  return shop.memory.recall('delivery', ['delivery'], () => readZoning(shop.database))
}

/** What delivery costs where, as the merchant set it (D16). */
export async function readZoning(database: Database): Promise<Zoning> {
  const rows = await database
    .select()
    .from(deliveryZones)
    .orderBy(asc(deliveryZones.position), asc(deliveryZones.zone))
  const moved = await database.select().from(deliveryPlaces)
  const termsOf = (row: (typeof rows)[number]): DeliveryTerms => {
    const { position: _, removedAt: __, ...terms } = row
    return terms
  }
  return {
    zones: rows.filter(({ removedAt }) => removedAt === null).map(termsOf),
    removed: rows.filter(({ removedAt }) => removedAt !== null).map(termsOf),
    places: new Map(moved.map(({ district, area, zone }) => [placeKey(district, area), zone])),
  }
}

/** Names one state of all zones and places: staff who change them say which one they have read. */
export function versionOf({ zones, places }: Zoning): string {
  const all = JSON.stringify([zones, [...places].toSorted()])
  return createHash('sha256').update(all).digest('base64url').slice(0, 22)
}

/** Every zone with its charge and days, nearest first (D16). */
export async function listZones(database: Database): Promise<readonly DeliveryTerms[]> {
  return (await readZoning(database)).zones
}
