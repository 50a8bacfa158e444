import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import { removeUnproved } from './begin-anew.ts'
import { dropPhoto } from '../photos/drop-photo.ts'
import { users } from '../tables.ts'

/**
 * A provider vouches for somebody's e-mail, and somebody else registered it without proving it: that account goes, so that its
 * owner gets one of their own. One that works for the shop, or is blocked, stays.
 */
export async function freeEmail(shop: Shop, email: string): Promise<void> {
  const squatted = await shop.database.transaction(async (database) => {
    const [found] = await database
      .select({ id: users.id, image: users.image })
      .from(users)
      .where(
        and(
          eq(users.email, email),
          eq(users.emailVerified, false),
          eq(users.role, 'customer'),
          isNull(users.blockedAt),
        ),
      )
      .for('update')
    if (!found) return undefined
    await removeUnproved(database, found.id)
    const entry = {
      action: 'account-deleted',
      actorId: found.id,
      subject: { type: 'person', id: found.id },
    } as const
    await recordAudit(database, { ...entry, after: { anew: true }, origin: '—' }, shop.now())
    return found
  })
  if (squatted) await dropPhoto(shop, squatted.id, squatted.image)
}
