import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import type { AuditedAction, AuditSubject } from './audit.ts'
import { audit } from './tables.ts'

export interface AuditFilter {
  /** The id of the last one seen. */
  before?: string | undefined
  action?: AuditedAction | undefined
  /** The id of who did it, or to whom it was done. */
  person?: string | undefined
  subject?: AuditSubject | undefined
}

export const auditPageSize = 50

/** The latest first. Each page is found by the index, however many came before it. */
export async function listAudit(shop: Shop, { before, action, person, subject }: AuditFilter = {}) {
  return shop.database
    .select()
    .from(audit)
    .where(
      and(
        // Ids of version 7 grow with time.
        before ? lt(audit.id, before) : undefined,
        action && eq(audit.action, action),
        person
          ? or(eq(audit.actorId, person), isSubject({ type: 'person', id: person }))
          : undefined,
        subject && isSubject(subject),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(auditPageSize)
}

const isSubject = ({ type, id }: AuditSubject) =>
  and(eq(audit.subjectType, type), eq(audit.subjectId, id))
