import type { Shop } from '#shop/shop.ts'
import type { AskMailResult } from '../passwords/request-reset.ts'
import { languageOfAccount } from './notify-old-email.ts'
import { linkOfMail } from './link-of-mail.ts'
import { codeMinutes, makeCode } from './one-time-code.ts'
import { throttleMail } from './throttle-mail.ts'

interface Person {
  userId: string
  email: string
  name: string
}

/** Sends a link that proves the e-mail of an account. `client`: the IP address of the caller. */
export async function requestVerification(
  shop: Shop,
  { userId, email, name }: Person,
  client: string,
): Promise<AskMailResult> {
  const throttle = await throttleMail(shop, email, client)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }
  await shop.database.transaction(async (database) => {
    const language = await languageOfAccount(database, userId)
    const code = await makeCode(database, 'verify-email', { userId, email }, shop.now())
    const link = linkOfMail(shop.environment.shopUrl, language, 'verify-email', code)
    const values = { name, link, validMinutes: codeMinutes['verify-email'] }
    await shop.mail.send({ to: email, language, template: 'verify-email', values }, database)
  })
  return { outcome: 'asked' }
}
