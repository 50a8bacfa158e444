import { createHash } from 'node:crypto'
import { mailboxOf } from './network/mailbox-of.ts'
import type { RateLimitAnswer, RateLimitName, RateLimits } from './rate-limits.ts'

/** Counts a mail to one mailbox, whichever way its address is written. The counter holds no address. */
export const takeMailOfMailbox = (
  { rateLimits }: { rateLimits: RateLimits },
  limit: RateLimitName,
  email: string,
): Promise<RateLimitAnswer> =>
  rateLimits.take(limit, createHash('sha256').update(mailboxOf(email)).digest('base64url'))

/** Counts a mail that a client caused, to whomever it goes. `client`: the IP address of the caller. */
export const takeMailOfClient = (
  { rateLimits }: { rateLimits: RateLimits },
  client: string,
): Promise<RateLimitAnswer> => rateLimits.take('mail-of-client', client)
