import { desc, lt } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { audit } from './tables.ts'

const pageSize = 50

/** The latest first; `before` is the id of the last one seen. */
export async function listAudit(shop: Shop, before?: string) {
  return (
    shop.database
      .select()
      .from(audit)
      // Ids of version 7 grow with time.
      .where(before ? lt(audit.id, before) : undefined)
      .orderBy(desc(audit.id))
      .limit(pageSize)
  )
}
