import { desc, eq, lt, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { staffInvitations, users } from '../tables.ts'
import { stateOf } from './invitation.ts'
import { hashOfCode } from './invite-staff.ts'

const inviters = alias(users, 'inviters')

const columns = {
  id: staffInvitations.id,
  email: staffInvitations.email,
  role: staffInvitations.role,
  createdAt: staffInvitations.createdAt,
  expiresAt: staffInvitations.expiresAt,
  acceptedAt: staffInvitations.acceptedAt,
  revokedAt: staffInvitations.revokedAt,
  mailHash: staffInvitations.mailHash,
  invitedBy: staffInvitations.invitedBy,
  inviterName: inviters.name,
  inviterRole: inviters.role,
  inviterBlockedAt: inviters.blockedAt,
}

const select = (database: Database) =>
  database
    .select(columns)
    .from(staffInvitations)
    .leftJoin(inviters, eq(inviters.id, staffInvitations.invitedBy))

type Row = Awaited<ReturnType<typeof select>>[number]

const withState = (
  { inviterName, inviterRole: role, inviterBlockedAt: blockedAt, mailHash, ...row }: Row,
  now: Date,
) => {
  const inviter = role === null ? null : { role, blockedAt }
  return {
    ...row,
    invitedByName: inviterName,
    isMailed: mailHash !== null,
    state: stateOf({ ...row, inviter }, now),
  }
}

const mostListed = 50

/** The latest first; those that ended stay listed for a month. */
export async function listInvitations({ database, now }: Pick<Shop, 'database' | 'now'>) {
  const rows = await select(database).orderBy(desc(staffInvitations.id)).limit(mostListed)
  return rows.map((row) => withState(row, now()))
}

/** The pending invitation that this code opens. `provesMailbox`: the code came with the email. */
export async function findPending(database: Database, code: string, now: Date) {
  const hash = hashOfCode(code)
  const isCode = or(eq(staffInvitations.linkHash, hash), eq(staffInvitations.mailHash, hash))
  const [row] = await select(database).where(isCode).for('update', { of: staffInvitations })
  if (!row) return undefined
  const invitation = withState(row, now)
  return invitation.state === 'pending'
    ? { ...invitation, provesMailbox: row.mailHash === hash }
    : undefined
}

const keptMs = 30 * 24 * 3_600_000

export async function sweepInvitations({
  database,
  now,
}: Pick<Shop, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptMs)
  await database.delete(staffInvitations).where(lt(staffInvitations.expiresAt, before))
}
