import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { linkOfMail } from './link-of-mail.ts'
import { codeMinutes, makeCode } from './one-time-code.ts'

/** Asks a new e-mail for its consent. */
export async function sendEmailCode(
  shop: Shop,
  database: Database,
  { actor, email }: { actor: Actor; email: string },
): Promise<void> {
  const { language } = actor
  const subject = { userId: actor.userId, email }
  const code = await makeCode(database, 'change-email', subject, shop.now())
  const link = linkOfMail(shop.environment.shopUrl, language, 'verify-email', code)
  const validMinutes = codeMinutes['change-email']
  const values = { name: actor.name, link, validMinutes, newEmail: email }
  await shop.mail.send({ to: email, language, template: 'change-email', values }, database)
}
