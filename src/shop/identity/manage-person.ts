import type { Database } from '../../platform/database.ts'
import type { Shop } from '../shop.ts'
import { lockPeople, type LockedPeople } from './lock-people.ts'
import { mayManage } from './policy.ts'

export interface ManagedPeople {
  actor: NonNullable<LockedPeople['actor']>
  subject: NonNullable<LockedPeople['subject']>
  /** Whether the subject is the only one left who owns the shop. */
  isLastOwner: boolean
}

/** Does something to an account of those below oneself; both are held until it is done. */
export async function managePerson<Result>(
  shop: Shop,
  { byId, userId }: { byId: string; userId: string },
  work: (database: Database, people: ManagedPeople) => Promise<Result>,
): Promise<Result | { outcome: 'unknown-user' | 'not-allowed' }> {
  return shop.database.transaction(async (database) => {
    const { actor, subject, isLastOwner } = await lockPeople(database, byId, userId)
    if (!subject) return { outcome: 'unknown-user' }
    if (!actor || !mayManage(actor, subject.role)) return { outcome: 'not-allowed' }
    return work(database, { actor, subject, isLastOwner })
  })
}
