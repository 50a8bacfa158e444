import { createHash } from 'node:crypto'
import { widestNetworkOf } from '#platform/network/network-of.ts'
import type { RateLimitAnswer, RateLimitName } from '#platform/rate-limits.ts'
import type { Shop } from '#shop/shop.ts'
import { knownBrowser } from './known-browser.ts'
import type { Visit } from '../visit.ts'

/** Counts a try to sign in for its client and for the account, whether that exists or not. */
export async function throttleSignIn(
  shop: Shop,
  email: string,
  visit: Visit,
): Promise<RateLimitAnswer> {
  const account = createHash('sha256').update(email).digest('base64url')
  const browser = await knownBrowser(shop, visit.cookies, { email })
  const counters: [RateLimitName, string][] = browser
    ? [
        ['sign-in-on-known-browser', `${account} ${browser}`],
        ['sign-in-on-known-browsers', account],
      ]
    : [
        ['sign-in-from-ip-address', visit.ipAddress],
        // Of however many networks: only one person behind them has this account.
        ['sign-in-from-ip-address-to-account', `${account} ${widestNetworkOf(visit.ipAddress)}`],
        ['sign-in-to-account', account],
      ]
  for (const [limit, key] of counters) {
    const answer = await shop.rateLimits.take(limit, key)
    if (answer.outcome === 'too-many') return answer
  }
  return { outcome: 'allowed' }
}
