import { createHash } from 'node:crypto'
import type { RateLimitAnswer } from '#platform/rate-limits.ts'
import type { Shop } from '#shop/shop.ts'

/** Nobody can fill somebody else's mailbox through us. Counted whether there is an account or not, so it tells nothing. */
export function throttleMail(shop: Shop, email: string): Promise<RateLimitAnswer> {
  const key = createHash('sha256').update(email).digest('base64url')
  return shop.rateLimits.take('identity-mail', key)
}
