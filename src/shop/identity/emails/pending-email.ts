import { and, eq, gt } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { identifierOf, dropCodes } from './one-time-code.ts'
import { sendEmailCode } from './send-email-code.ts'
import { verifications } from '../tables.ts'
import { throttleMail } from './throttle-mail.ts'

/** An e-mail that has not agreed yet. */
export interface PendingEmail {
  email: string
  /** The link in its mail works until then. */
  until: Date
}

/** Nothing where no change is under way, or its link works no more. */
export async function findPendingEmail(
  shop: Shop,
  { userId }: Pick<Actor, 'userId'>,
): Promise<PendingEmail | undefined> {
  const [found] = await shop.database
    .select({ value: verifications.value, until: verifications.expiresAt })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf('change-email', userId)),
        gt(verifications.expiresAt, shop.now()),
      ),
    )
  return found && { email: found.value.slice(found.value.indexOf(' ') + 1), until: found.until }
}

export type AskAgainResult =
  | { outcome: 'asked' }
  /** Nothing is under way any more. */
  | { outcome: 'not-pending' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** Another mail to the same new e-mail; the link before it works no more. */
export async function resendEmailCode(
  shop: Shop,
  actor: Actor,
  client: string,
): Promise<AskAgainResult> {
  const pending = await findPendingEmail(shop, actor)
  if (!pending) return { outcome: 'not-pending' }
  const throttle = await throttleMail(shop, pending.email, client)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }
  await shop.database.transaction((database) =>
    sendEmailCode(shop, database, { actor, email: pending.email }),
  )
  return { outcome: 'asked' }
}

/** The old e-mail stays, and the link works no more. */
export async function cancelEmailChange(
  shop: Shop,
  { userId }: Pick<Actor, 'userId'>,
): Promise<void> {
  await dropCodes(shop.database, 'change-email', userId)
}
