import { takeMailOfClient, takeMailOfMailbox } from '#platform/mail-limits.ts'
import type { RateLimitAnswer } from '#platform/rate-limits.ts'
import type { Shop } from '#shop/shop.ts'

/**
 * Nobody can fill somebody else's mailbox through us, nor those of many people. Counted whether there is an account or not, so it
 * reveals nothing. `client`: the IP address of the caller.
 */
export async function throttleMail(
  shop: Shop,
  email: string,
  client: string,
): Promise<RateLimitAnswer> {
  const asking = await takeMailOfClient(shop, client)
  return asking.outcome === 'too-many' ? asking : takeMailOfMailbox(shop, 'identity-mail', email)
}

/** Mails with a link for a new password have a count of their own: no other kind uses them up. */
export const throttleResetMail = (shop: Shop, email: string): Promise<RateLimitAnswer> =>
  takeMailOfMailbox(shop, 'reset-mail', email)
