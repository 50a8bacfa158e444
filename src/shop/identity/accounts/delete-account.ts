import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { dropPhoto } from '../photos/drop-photo.ts'
import { hasPassword } from '../sign-in/prove-again.ts'
import { isStaff } from '../roles/role.ts'
import { users } from '../tables.ts'
import { removeAccount } from './remove-account.ts'
import type { Visit } from '../visit.ts'

export type DeleteAccountResult =
  | { outcome: 'deleted' }
  | { outcome: 'wrong-password' }
  /** An account without a password: anyone who holds the browser must have come in a moment ago. */
  | { outcome: 'requires-recent-login' }
  | { outcome: 'too-many-requests' }
  /** A person who works for the shop first gives that back: what they did must stay explained. */
  | { outcome: 'works-here' }

const recentMs = 10 * 60_000

/**
 * Takes an account away for good, with its sessions and the codes of its mails. `forget` takes the person out of what stays elsewhere
 * (orders, as the law asks for records), in the same transaction.
 */
export async function deleteAccount(
  shop: Shop,
  actor: Actor,
  { password, visit, signedInAt }: { password: string; visit: Visit; signedInAt: Date },
  forget: (database: Database) => Promise<void>,
): Promise<DeleteAccountResult> {
  if (isStaff(actor.role)) return { outcome: 'works-here' }
  if (await hasPassword(shop, actor.userId)) {
    const { outcome } = await checkPassword(shop, actor, password, visit)
    if (outcome !== 'right') return { outcome }
  } else if (shop.now().getTime() - signedInAt.getTime() > recentMs) {
    return { outcome: 'requires-recent-login' }
  }
  const left = await shop.database.transaction(async (database) => {
    const one = eq(users.id, actor.userId)
    // First, so that an order that is just being placed is seen, or placed as a guest's.
    const [before] = await database
      .select({ image: users.image })
      .from(users)
      .where(one)
      .for('update')
    await forget(database)
    await removeAccount(database, actor.userId)
    // That it was the person themselves, and nothing that says who they were or where.
    const { userId } = actor
    const entry = {
      action: 'account-deleted',
      actorId: userId,
      subject: { type: 'person', id: userId },
    } as const
    await recordAudit(database, { ...entry, origin: '—' }, shop.now())
    return before
  })
  await dropPhoto(shop, actor.userId, left?.image)
  return { outcome: 'deleted' }
}
