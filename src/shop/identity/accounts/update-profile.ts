import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { accountFrom, type Account } from './account.ts'
import { identitySchema } from '../contract.ts'
import { dropPhoto } from '../photos/drop-photo.ts'
import { admitActor } from '../roles/admit-actor.ts'
import { mayManage } from '../roles/policy.ts'
import { users } from '../tables.ts'

type Profile = z.output<typeof identitySchema.profile>

/**
 * Name, photo and language: one's own, or those of somebody whom one manages, which is remembered (D3). `not-yours` also where there
 * is no account of this e-mail: that is nobody's business. A person who tries without managing anybody is counted as refused.
 */
export const updateProfile = defineAction({
  allow: 'owner-of-it',
  input: z.object({ email: z.string(), profile: identitySchema.profile }),
  before: async ({ shop, by: { actor, ipAddress }, input: { email } }) => {
    if (email === actor.email) return undefined
    const admission = await admitActor(shop, actor, { permission: 'manage-users', ipAddress })
    return admission === 'admitted' ? undefined : ({ outcome: 'not-yours' } as const)
  },
  run: async ({ shop, database, by: { actor }, input: { email, profile }, now }) => {
    const isOwn = email === actor.email
    const [before] = await database.select().from(users).where(eq(users.email, email)).for('update')
    if (!before || !(isOwn || mayManage(actor, before.role))) return { outcome: 'not-yours' }
    const account = await save(database, email, profile, now)
    if (!account) return { outcome: 'not-yours' }
    const photoChanged = before.image !== account.photoURL
    return {
      outcome: 'updated',
      account,
      change: isOwn
        ? { topics: [] }
        : {
            action: 'profile-changed',
            subject: { type: 'person', id: before.id },
            before: {},
            // Not the names themselves: the audit outlives the account.
            after: { nameChanged: before.name !== account.displayName, photoChanged },
            topics: [],
          },
      afterwards: async () => {
        if (photoChanged) await dropPhoto(shop, before.id, before.image)
      },
    }
  },
})

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
