import type { Database } from '#platform/database/database.ts'
import { recordRefusal } from '#shop/audit/record-refusal.ts'
import type { Person, Script } from '#shop/initiator.ts'
import type { Permission } from './policy.ts'

interface Asking {
  /** Of the action: what is counted stays with whatever it answers. */
  database: Database
  by: Person | Script
  now: Date
}

/** Counts what an action itself refuses, for the audit: the role would do, but not for this one. Scripts may do everything. */
export async function countRefusal(
  { database, by, now }: Asking,
  permission: Permission,
): Promise<void> {
  if (by.kind === 'script') return
  const { actor, ipAddress } = by
  const counting = { database, now: () => now }
  const refusal = { refused: 'permission-refused', accountId: actor.userId } as const
  await recordRefusal(counting, { ...refusal, permission, ipAddress })
}
