import type { Database } from '../../platform/database.ts'
import { recordRefusal } from '../audit/record-refusal.ts'
import type { Shop } from '../shop.ts'
import { lockPeople, type LockedPeople } from './lock-people.ts'
import { mayManage } from './policy.ts'

export interface ManagedPeople {
  actor: NonNullable<LockedPeople['actor']>
  subject: NonNullable<LockedPeople['subject']>
  /** Whether the subject is the only one left who owns the shop. */
  isLastOwner: boolean
}

type Managed<Result> = Result | { outcome: 'unknown-user' | 'not-allowed' }

/** Does something to an account of those below oneself; both are held until it is done. */
export async function managePerson<Result extends { outcome: string }>(
  shop: Shop,
  { byId, userId, origin }: { byId: string; userId: string; origin: string },
  work: (database: Database, people: ManagedPeople) => Promise<Result>,
): Promise<Managed<Result>> {
  const result = await shop.database.transaction<Managed<Result>>(async (database) => {
    const { actor, subject, isLastOwner } = await lockPeople(database, byId, userId)
    if (!subject) return { outcome: 'unknown-user' }
    if (!actor || !mayManage(actor, subject.role)) return { outcome: 'not-allowed' }
    return work(database, { actor, subject, isLastOwner })
  })
  if (result.outcome === 'not-allowed') {
    const refusal = { refused: 'permission-refused', permission: 'manage-users' } as const
    await recordRefusal(shop, { ...refusal, accountId: byId, address: origin })
  }
  return result
}
