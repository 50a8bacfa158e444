import { createHash } from 'node:crypto'
import { networkOf } from '#platform/network-of.ts'
import type { RateLimitAnswer, RateLimitName } from '#platform/rate-limits.ts'
import type { Shop } from '#shop/shop.ts'
import { knownBrowser } from './known-browser.ts'
import type { Visit } from './visit.ts'

/** Counts a try to sign in for its client and for the account, whether that exists or not. */
export async function throttleSignIn(
  shop: Shop,
  email: string,
  visit: Visit,
): Promise<RateLimitAnswer> {
  const account = createHash('sha256').update(email).digest('base64url')
  const browser = knownBrowser(visit.cookies, email, {
    secret: await shop.identity.secret(),
  })
  const counters: [RateLimitName, string][] = browser
    ? [['sign-in-on-known-browser', `${account} ${browser}`]]
    : [
        ['sign-in-from-address-to-account', `${account} ${networkOf(visit.address)}`],
        ['sign-in-to-account', account],
      ]
  for (const [limit, key] of [['sign-in-from-address', visit.address] as const, ...counters]) {
    const answer = await shop.rateLimits.take(limit, key)
    if (answer.outcome === 'too-many') return answer
  }
  return { outcome: 'allowed' }
}
