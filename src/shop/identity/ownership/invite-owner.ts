import { v7 as newId } from 'uuid'
import type { Shop } from '#shop/shop.ts'
import { users, verifications } from '../tables.ts'
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** The link that makes anyone who opens it first the owner of a shop that has none (D7). */
export async function inviteOwner(shop: Shop): Promise<string | undefined> {
  if (await hasOwner(shop.database)) return undefined
  const code = newOwnerCode()
  const at = shop.now()
  await shop.database.insert(verifications).values({
    id: newId(),
    identifier: ownerCodeIdentifier(code),
    value: 'owner',
    expiresAt: new Date(at.getTime() + ownerLinkHours * 3_600_000),
  })
  return ownerUrl(shop.environment.shopUrl, code)
}

/** Long enough to come back after lunch; while there is no owner another one is printed when it ends. */
export const ownerLinkHours = 24

export const newOwnerCode = () => randomBytes(24).toString('base64url')

/** What the database knows of a code: anyone who reads it there cannot use it. */
export const ownerCodeIdentifier = (code: string) =>
  `owner-link:${createHash('sha256').update(code).digest('base64url')}`

/** Behind #, which browsers send nowhere: no log and no other site learns the code. */
export const ownerUrl = (shopUrl: string, code: string) => `${shopUrl}/owner#${code}`

export async function hasOwner(database: Database): Promise<boolean> {
  const owners = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'owner'))
    .limit(1)
  return owners.length > 0
}
