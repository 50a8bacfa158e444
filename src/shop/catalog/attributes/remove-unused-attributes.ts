import { and, eq, notExists, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { attributesTopic } from '../topics.ts'
import { attributes, productAttributes } from './tables.ts'

/** Of those that were made at this moment, takes away what nobody has edited and no product has any more. How many they were. */
export async function removeUnusedAttributes(database: Database, createdAt: Date): Promise<number> {
  const used = database
    .select({ one: sql`1` })
    .from(productAttributes)
    .where(eq(productAttributes.attributeId, attributes.id))
  const removed = await database
    .delete(attributes)
    .where(and(eq(attributes.createdAt, createdAt), eq(attributes.version, 1), notExists(used)))
    .returning({ id: attributes.id })
  if (removed.length > 0) await announce(database, [attributesTopic])
  return removed.length
}
