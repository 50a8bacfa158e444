import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { parse, v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { readCookie } from '#platform/web/headers/read-cookie.ts'
import { userOf } from '../emails/one-time-code.ts'
import { verifications } from '../tables.ts'

/**
 * Between the password, or Google, and the second factor. The cookie says that the first was right, and opens nothing: no
 * session exists yet. It ends soon, when it is used, and with a new password.
 */
const pendingMinutes = 10
const randomBytesOfTicket = 24

export interface PendingSignIn {
  /** Of its row. */
  id: string
  userId: string
  /** Whether the session is to outlive the closing of the browser. */
  remember: boolean
}

/** Gives the cookie. There may be several: who knows the password cannot disturb somebody else's sign-in. */
export async function startPendingSignIn(
  shop: Shop,
  { userId, remember }: Omit<PendingSignIn, 'id'>,
): Promise<string> {
  const random = randomBytes(randomBytesOfTicket)
  const ticket = Buffer.concat([parse(userId), random]).toString('base64url')
  await shop.database.insert(verifications).values({
    id: newId(),
    identifier: identifierOf(userId),
    value: `${hashOf(ticket)} ${remember ? 'remember' : 'forget'}`,
    expiresAt: new Date(shop.now().getTime() + pendingMinutes * 60_000),
  })
  return cookieOf(shop, ticket, pendingMinutes * 60)
}

/** The sign-in that this browser has begun; nothing where it took too long, or is over. */
export async function findPendingSignIn(
  shop: Shop,
  cookies: string | null,
): Promise<PendingSignIn | undefined> {
  const ticket = readCookie(cookies, cookieName(shop))
  const userId = ticket && userOf(ticket)
  if (!userId) return undefined
  const [row] = await shop.database
    .select({ id: verifications.id, value: verifications.value })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(userId)),
        sql`starts_with(${verifications.value}, ${`${hashOf(ticket)} `})`,
        gt(verifications.expiresAt, shop.now()),
      ),
    )
  return row && { id: row.id, userId, remember: row.value.endsWith(' remember') }
}

/** Of two at the same moment one gets it. */
export async function consumePendingSignIn(
  database: Database,
  { id }: PendingSignIn,
): Promise<boolean> {
  const taken = await database
    .delete(verifications)
    .where(eq(verifications.id, id))
    .returning({ id: verifications.id })
  return taken.length > 0
}

/** What has begun with a password that no longer counts. */
export async function discardPendingSignIns(database: Database, userId: string): Promise<void> {
  await database.delete(verifications).where(eq(verifications.identifier, identifierOf(userId)))
}

export const endOfPendingSignIn = (shop: Shop): string => cookieOf(shop, '', 0)

const isSecure = (shop: Shop) => shop.environment.shopUrl.startsWith('https:')

const cookieName = (shop: Shop) => `${isSecure(shop) ? '__Host-' : ''}haat.second_step`

function cookieOf(shop: Shop, ticket: string, seconds: number): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure(shop) ? '; Secure' : ''}`
  return `${cookieName(shop)}=${ticket}; ${flags}`
}

const identifierOf = (userId: string) => `second-step:${userId}`

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex')
