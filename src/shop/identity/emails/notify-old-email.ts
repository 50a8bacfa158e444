import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { eq } from 'drizzle-orm'
import type { Language } from '#platform/language.ts'
import { users } from '../tables.ts'

/**
 * To the e-mail that is to be given up, or just was: the reader of that mailbox learns of it, and can still do something. It does not
 * name the new one, as an e-mail that nobody has proved may be a stranger's.
 */
export async function notifyOldEmail(
  shop: Shop,
  database: Database,
  template: 'email-change-asked' | 'email-changed',
  { userId, email, name }: { userId: string; email: string; name: string },
): Promise<void> {
  const language = await languageOfAccount(database, userId)
  const page = template === 'email-changed' ? 'contact-us' : 'dashboard/security'
  const link = `${shop.environment.shopUrl}${language === 'bn' ? '/bn' : ''}/${page}`
  await shop.mail.send({ to: email, language, template, values: { name, link } }, database)
}

/** In which language somebody reads mails of the shop. */
export async function languageOfAccount(database: Database, userId: string): Promise<Language> {
  const [user] = await database
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  return user?.language ?? 'en'
}
