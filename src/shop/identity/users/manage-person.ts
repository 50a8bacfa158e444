import type { ActionCall } from '#shop/define-action.ts'
import type { Person, Script } from '#shop/initiator.ts'
import { lockPeople, type LockedPeople } from './lock-people.ts'
import { countRefusal } from '../roles/count-refusal.ts'
import { mayManage } from '../roles/policy.ts'
import type { StoredRole } from '../roles/role.ts'

export interface ManagedPeople {
  /** The person at the machine manages as an owner, and is nobody of the accounts. */
  actor: { id: string | null; role: StoredRole }
  subject: NonNullable<LockedPeople['subject']>
  /** Whether the subject is the only one left who owns the shop. */
  isLastOwner: boolean
}

type ManagingCall = ActionCall<Person | Script, { userId: string }>

/** Does something to an account of those below oneself; both are held until it is done. */
export async function managePerson<const Result extends { outcome: string }>(
  { database, by, now, input: { userId } }: ManagingCall,
  work: (people: ManagedPeople) => Promise<Result>,
): Promise<Result | { outcome: 'unknown-user' | 'not-allowed' }> {
  const byId = by.kind === 'person' ? by.actor.userId : null
  const { actor: person, subject, isLastOwner } = await lockPeople(database, byId, userId)
  if (!subject) return { outcome: 'unknown-user' }
  const actor = by.kind === 'script' ? ({ id: null, role: 'owner' } as const) : person
  const isBelow = actor !== undefined && mayManage(actor, subject.role)
  const result = isBelow
    ? await work({ actor, subject, isLastOwner })
    : ({ outcome: 'not-allowed' } as const)
  // Their role may manage people, but not these.
  if (result.outcome === 'not-allowed') await countRefusal({ database, by, now }, 'manage-users')
  return result
}
