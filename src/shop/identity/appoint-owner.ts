import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '../../platform/database.ts'
import type { Shop } from '../shop.ts'
import { makeOwner } from './claim-shop.ts'
import { ownerLinkHours } from './owner-link.ts'
import { users } from './tables.ts'

/** From the shell: whoever has the machine may say who owns the shop. Gives a link to choose a password. */
export async function appointOwner(shop: Shop, email: string): Promise<{ passwordLink: string }> {
  const userId = await shop.database.transaction(async (database) => {
    const id = (await findPerson(database, email)) ?? (await makePerson(database, email))
    await makeOwner(shop, database, id, 'shell')
    return id
  })
  const code = randomBytes(24).toString('base64url')
  const { internalAdapter } = await (await shop.identity.auth()).$context
  await internalAdapter.createVerificationValue({
    value: userId,
    identifier: `reset-password:${code}`,
    expiresAt: new Date(shop.now().getTime() + ownerLinkHours * 3_600_000),
  })
  return { passwordLink: `${shop.environment.shopUrl}/reset-password?code=${code}` }
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
