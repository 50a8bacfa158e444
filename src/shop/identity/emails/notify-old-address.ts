import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { languageOfAccount } from './language-of-account.ts'

/**
 * To the address that is to be given up, or just was: whoever reads mail there hears of it, and can still do something. It does not
 * name the new one, as an address that nobody has proved may be a stranger's.
 */
export async function notifyOldAddress(
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
