import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '../../platform/database.ts'
import type { Shop } from '../shop.ts'
import { makeOwner } from './claim-shop.ts'
import { linkOfMail } from './link-of-mail.ts'
import { makeCode } from './one-time-code.ts'
import { users } from './tables.ts'

/** From the shell: whoever has the machine may say who owns the shop. Gives a link to choose a password. */
export async function appointOwner(shop: Shop, email: string): Promise<{ passwordLink: string }> {
  return shop.database.transaction(async (database) => {
    const userId = (await findPerson(database, email)) ?? (await makePerson(database, email))
    await makeOwner(shop, database, userId, 'shell')
    const code = await makeCode(database, 'reset-password', { userId, email }, shop.now())
    return { passwordLink: linkOfMail(shop.environment.shopUrl, 'en', 'reset-password', code) }
  })
}

async function findPerson(database: Database, email: string): Promise<string | undefined> {
  const [person] = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
  return person?.id
}

/** Without a password, until the link is used. */
async function makePerson(database: Database, email: string): Promise<string> {
  const id = newId()
  const name = email.split('@')[0] ?? email
  await database.insert(users).values({ id, name, email })
  return id
}
