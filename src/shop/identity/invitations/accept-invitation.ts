import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/language.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import type { Account } from '../accounts/account.ts'
import { removeUnproved } from '../accounts/begin-anew.ts'
import { hashPassword, setPassword } from '../passwords/set-password.ts'
import { judgePassword } from '../passwords/judge-password.ts'
import type { PasswordRule } from '../passwords/password-policy.ts'
import type { Actor } from '../roles/actor.ts'
import { isStaff } from '../roles/role.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { endFormerSession } from '../sessions/end-sessions.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.ts'
import { staffInvitations, users } from '../tables.ts'
import type { Visit } from '../visit.ts'
import { findPending } from './list-invitations.ts'

interface Newcomer {
  code: string
  name: string
  password: string
  language: Language
}

type Refused =
  | { outcome: 'invalid-action-code' }
  /** There is an account with the invited address: its owner signs in and accepts then. */
  | { outcome: 'sign-in-required' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }
  | { outcome: 'password-does-not-meet-requirements'; rules: PasswordRule[] }

/** A new account with the invited role, signed in. The code of the email also proves the address; that of the copied link does not. */
export async function acceptAsNewcomer(
  shop: Shop,
  { code, name, password, language }: Newcomer,
  visit: Visit,
): Promise<{ outcome: 'signed-up'; account: Account; cookies: string[] } | Refused> {
  const invited = await findPending(shop.database, code, shop.now())
  if (!invited) return { outcome: 'invalid-action-code' }
  const { email } = invited
  const rules = await judgePassword(shop, password, { name, email })
  if (rules.length > 0) return { outcome: 'password-does-not-meet-requirements', rules }
  const hashed = await hashPassword(shop, password, visit.ipAddress)
  if (hashed.outcome !== 'done') return hashed
  const joined = await shop.database.transaction(async (database) => {
    const now = shop.now()
    const invitation = await findPending(database, code, now)
    if (!invitation) return { outcome: 'invalid-action-code' } as const
    const { role, provesMailbox: emailVerified } = invitation
    if (!(await isFree(database, email, emailVerified)))
      return { outcome: 'sign-in-required' } as const
    const userId = newId()
    const row = { id: userId, name, email, emailVerified, role, language }
    const inserted = await database
      .insert(users)
      .values(row)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (inserted.length === 0) return { outcome: 'sign-in-required' } as const
    await setPassword(database, userId, hashed.result, now)
    await markAccepted(database, { invitation, userId, before: null, origin: visit.ipAddress, now })
    return { outcome: 'joined', userId } as const
  })
  if (joined.outcome !== 'joined') return joined
  await endFormerSession(shop, visit)
  const begun = await beginSession(shop, { userId: joined.userId, remember: true }, visit)
  // Blocked since: the invitation is used up, and opens nothing.
  if (begun.outcome !== 'begun') return { outcome: 'invalid-action-code' }
  const cookies = [...begun.cookies, await knownBrowserCookie(shop, email)]
  return { outcome: 'signed-up', account: begun.account, cookies }
}

/** Gives the invited role to the account that is signed in, if it has the invited address. */
export async function acceptSignedIn(
  shop: Shop,
  actor: Actor,
  code: string,
  origin: string,
): Promise<{ outcome: 'accepted' | 'invalid-action-code' | 'other-account' | 'works-here' }> {
  return shop.database.transaction(async (database) => {
    const now = shop.now()
    const invitation = await findPending(database, code, now)
    if (!invitation) return { outcome: 'invalid-action-code' }
    const one = eq(users.id, actor.userId)
    const [account] = await database.select().from(users).where(one).for('update')
    if (!account || account.blockedAt || account.email !== invitation.email)
      return { outcome: 'other-account' }
    if (isStaff(account.role)) return { outcome: 'works-here' }
    const { role, provesMailbox } = invitation
    const emailVerified = account.emailVerified || provesMailbox
    await database.update(users).set({ role, emailVerified, updatedAt: now }).where(one)
    await markAccepted(database, {
      invitation,
      userId: actor.userId,
      before: account.role,
      origin,
      now,
    })
    return { outcome: 'accepted' }
  })
}

/** Someone may have registered an address that is not theirs: the code of the email frees it, as a password reset does. */
async function isFree(database: Database, email: string, provesMailbox: boolean): Promise<boolean> {
  const [account] = await database.select().from(users).where(eq(users.email, email)).for('update')
  if (!account) return true
  const isUnproved = !account.emailVerified && account.role === 'customer' && !account.blockedAt
  if (!isUnproved || !provesMailbox) return false
  await removeUnproved(database, account.id)
  return true
}

interface Accepted {
  invitation: { id: string; role: string }
  userId: string
  before: string | null
  origin: string
  now: Date
}

async function markAccepted(
  database: Database,
  { invitation: { id, role }, userId, before, origin, now }: Accepted,
): Promise<void> {
  const one = eq(staffInvitations.id, id)
  await database.update(staffInvitations).set({ acceptedAt: now }).where(one)
  const entry = {
    action: 'invitation-accepted',
    actorId: userId,
    subject: { type: 'person', id: userId },
    before: before === null ? {} : { role: before },
    after: { role },
    origin,
  } as const
  await recordAudit(database, entry, now)
}
