import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/language.ts'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import { accountFrom, type Account } from './account.ts'
import type { Actor } from '../roles/actor.ts'
import { dropPhoto } from '../photos/drop-photo.ts'
import { mayManage } from '../roles/policy.ts'
import { users } from '../tables.ts'

export interface Profile {
  name?: string | undefined
  /** Empty or null takes the photo away; undefined leaves it. */
  photoURL?: string | null | undefined
  language?: Language | undefined
}

export type UpdateProfileResult =
  | { outcome: 'updated'; account: Account }
  /** Also where there is no account of this address: that is nobody's business. */
  | { outcome: 'not-yours' }

/** Name and photo: one's own, or those of somebody whom one manages, which is remembered (D3). */
export async function updateProfile(
  shop: Shop,
  actor: Actor,
  { email, profile, origin }: { email: string; profile: Profile; origin: string },
): Promise<UpdateProfileResult> {
  const at = shop.now()
  const isOwn = email === actor.email
  const changed = await shop.database.transaction(async (database) => {
    const [before] = await database.select().from(users).where(eq(users.email, email)).for('update')
    if (!before || !(isOwn || mayManage(actor, before.role))) return undefined
    const account = await save(database, email, profile, at)
    if (!account || isOwn) return account && { account, before }
    await recordAudit(
      database,
      {
        action: 'profile-changed',
        actorId: actor.userId,
        subject: { type: 'person', id: before.id },
        // Not the names themselves: the audit outlives the account.
        after: {
          nameChanged: before.name !== account.displayName,
          photoChanged: before.image !== account.photoURL,
        },
        origin,
      },
      at,
    )
    return { account, before }
  })
  if (!changed) return { outcome: 'not-yours' }
  const { account, before } = changed
  if (before.image !== account.photoURL) await dropPhoto(shop, before.id, before.image)
  return { outcome: 'updated', account }
}

async function save(
  database: Database,
  email: string,
  { name, photoURL, language }: Profile,
  at: Date,
): Promise<Account | undefined> {
  const [user] = await database
    .update(users)
    .set({
      ...(name === undefined ? {} : { name }),
      ...(photoURL === undefined ? {} : { image: photoURL || null }),
      ...(language === undefined ? {} : { language }),
      updatedAt: at,
    })
    .where(eq(users.email, email))
    .returning()
  return user && accountFrom(user)
}
