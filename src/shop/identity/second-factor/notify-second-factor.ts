import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { users } from '../tables.ts'

interface Notice {
  userId: string
  template: 'second-factor-on' | 'second-factor-off' | 'recovery-code-used'
  /** Recovery codes. */
  left?: number
}

/** A mail to the person themselves, in their language: somebody who did not do it must learn of it. */
export async function notifySecondFactor(
  shop: Shop,
  database: Database,
  { userId, template, left = 0 }: Notice,
): Promise<void> {
  const [person] = await database
    .select({ email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return
  const { email: to, name, language } = person
  const base = `${shop.environment.shopUrl}${language === 'bn' ? '/bn' : ''}`
  const values = { name, link: `${base}/dashboard/security/second-factor`, left }
  await shop.mail.send({ to, language, template, values }, database)
}
