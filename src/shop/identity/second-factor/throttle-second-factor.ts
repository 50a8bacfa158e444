import { createHash } from 'node:crypto'
import { widestNetworkOf } from '#platform/network/network-of.ts'
import type { RateLimitAnswer, RateLimitName } from '#platform/rate-limits.ts'
import type { Shop } from '#shop/shop.ts'
import { knownBrowser } from '../sign-in/known-browser.ts'
import type { Visit } from '../visit.ts'

/**
 * Counts a try to guess a code, for its client and for the account. A browser in which the second factor was right before has
 * a counter of its own: who found out somebody's password cannot keep them out.
 */
export async function throttleSecondFactor(
  shop: Shop,
  email: string,
  visit: Visit,
): Promise<RateLimitAnswer> {
  const account = createHash('sha256').update(email).digest('base64url')
  const browser = await knownBrowser(shop, visit.cookies, { email, by: 'second-factor' })
  const counters: [RateLimitName, string][] = browser
    ? [['code-on-known-browser', `${account} ${browser}`]]
    : [
        ['code-from-ip-address-to-account', `${account} ${widestNetworkOf(visit.ipAddress)}`],
        ['code-to-account', account],
      ]
  for (const [limit, key] of counters) {
    const answer = await shop.rateLimits.take(limit, key)
    if (answer.outcome === 'too-many') return answer
  }
  return { outcome: 'allowed' }
}
