import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { users } from '../tables.ts'

/** A mail to the person themselves, in their language: a person who did not do it chooses another one by a mail. */
export async function notifyNewPassword(
  shop: Shop,
  database: Database,
  userId: string,
): Promise<void> {
  const [person] = await database
    .select({ to: users.email, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return
  const { to, name, language } = person
  const link = `${shop.environment.shopUrl}${language === 'bn' ? '/bn' : ''}/forgotten-password`
  await shop.mail.send(
    { to, language, template: 'password-changed', values: { name, link } },
    database,
  )
}
