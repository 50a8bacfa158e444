import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { accounts } from '../tables.ts'

/** Off the event loop, as the library does it for new accounts, in the line of the client. */
export async function hashPassword(shop: Shop, password: string, ipAddress: string) {
  const { password: hashing } = await (await shop.identity.auth()).$context
  return shop.identity.hashes.inLineOf(ipAddress, () => hashing.hash(password))
}

/** False also where the account has no password, after the same time. */
export async function isPasswordOf(shop: Shop, userId: string, password: string): Promise<boolean> {
  const { password: hashing } = await (await shop.identity.auth()).$context
  const [account] = await shop.database
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  if (account?.hash) return hashing.verify({ hash: account.hash, password })
  await hashing.hash(password)
  return false
}

/** A person who had none, because they came through a provider, has one from now on. */
export async function setPassword(
  database: Database,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  const changed = await database
    .update(accounts)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  if (changed.length > 0) return
  await database.insert(accounts).values({
    id: newId(),
    userId,
    providerId: 'credential',
    accountId: userId,
    password: hash,
  })
}
