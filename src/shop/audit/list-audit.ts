import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import type { AuditedAction } from './audit.ts'
import { audit } from './tables.ts'

export interface AuditFilter {
  /** The id of the last one seen. */
  before?: string | undefined
  action?: AuditedAction | undefined
  /** The id of who did it, or to whom it was done. */
  person?: string | undefined
}

export const auditPageSize = 50

/** The latest first. Each page is found by the index, however many came before it. */
export async function listAudit(shop: Shop, { before, action, person }: AuditFilter = {}) {
  return shop.database
    .select()
    .from(audit)
    .where(
      and(
        // Ids of version 7 grow with time.
        before ? lt(audit.id, before) : undefined,
        action && eq(audit.action, action),
        person ? or(eq(audit.actorId, person), eq(audit.subjectId, person)) : undefined,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(auditPageSize)
}
