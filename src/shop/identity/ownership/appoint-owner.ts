import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { beginAnew, nameFrom } from '../accounts/begin-anew.ts'
import { makeOwner } from './claim-shop.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { linkOfMail } from '../emails/link-of-mail.ts'
import { dropCodes, makeCode } from '../emails/one-time-code.ts'
import { accounts, users } from '../tables.ts'
import { recordFactorOff, takeAwaySecondFactor } from '../second-factor/turn-off-second-factor.ts'

/**
 * From the shell: anyone who has the machine may say who owns the shop. Gives a link to choose a password. A second factor goes:
 * this is the way back in for anyone who lost their phone and their recovery codes.
 */
export async function appointOwner(
  shop: Shop,
  email: string,
): Promise<{ passwordLink: string; hadSecondFactor: boolean }> {
  return shop.database.transaction(async (database) => {
    const userId = (await findPerson(database, email)) ?? (await makePerson(database, email))
    const away = { userId, actorId: null, origin: 'shell' }
    await makeOwner(shop, database, away)
    const hadSecondFactor = await takeAwaySecondFactor(shop, database, userId)
    if (hadSecondFactor) await recordFactorOff(database, away, shop.now())
    const code = await makeCode(database, 'reset-password', { userId, email }, shop.now())
    const passwordLink = linkOfMail(shop.environment.shopUrl, 'en', 'reset-password', code)
    return { passwordLink, hadSecondFactor }
  })
}

async function findPerson(database: Database, email: string): Promise<string | undefined> {
  const [person] = await database.select().from(users).where(eq(users.email, email)).for('update')
  if (!person || person.emailVerified) return person?.id
  // Anybody may have registered an e-mail that was never proved: who gets the link is let in, nobody else.
  if (person.role === 'customer') return beginAnew(database, person)
  await shutOut(database, person.id)
  return person.id
}

/** A person who works for the shop keeps their account, and what explains who did what. */
async function shutOut(database: Database, userId: string): Promise<void> {
  await database.delete(accounts).where(eq(accounts.userId, userId))
  await endAllSessions(database, userId)
  await dropCodes(database, 'change-email', userId)
}

/** Without a password, until the link is used. */
async function makePerson(database: Database, email: string): Promise<string> {
  const id = newId()
  await database.insert(users).values({ id, name: nameFrom(email), email })
  return id
}
