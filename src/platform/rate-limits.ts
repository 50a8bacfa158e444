import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Log } from './log.ts'
import { networkOf, widestNetworkOf } from './network/network-of.ts'
import { openLeases, type RateLimitAnswer } from './rate-limit-leases.ts'

/** Points for each client and duration. Mobile operators put thousands of shoppers behind one IP address: be generous. */
const limits = {
  search: { points: 1200, duration: 60 },
  tracking: { points: 120, duration: 60 },
  'place-order': { points: 120, duration: 600 },
  quote: { points: 600, duration: 60 },
  /** Codes of coupons that one client tries, each once in a while; all shoppers of an operator may be one. */
  'coupon-from-client': { points: 300, duration: 600 },
  /** The same of orders with one phone number. */
  'coupon-of-phone': { points: 10, duration: 3600 },
  'synced-lists': { points: 1200, duration: 60 },
  visitor: { points: 300, duration: 600 },
  newsletter: { points: 120, duration: 600 },
  contact: { points: 120, duration: 600 },
  /** For each phone number or e-mail address that an answer should go to. */
  'messages-of-sender': { points: 10, duration: 3600 },
  /** Sessions, tokens, configuration: what pages ask by themselves. */
  identity: { points: 6000, duration: 600 },
  'sign-up': { points: 40, duration: 3600 },
  'sign-in-from-ip-address': { points: 300, duration: 600 },
  /** One client that guesses the password of one account. */
  'sign-in-from-ip-address-to-account': { points: 10, duration: 900 },
  /** Many clients that guess it together; browsers that knew it before are counted by themselves. */
  'sign-in-to-account': { points: 60, duration: 3600 },
  'sign-in-on-known-browser': { points: 20, duration: 900 },
  /** All browsers that knew it together: each sign-in makes another one. */
  'sign-in-on-known-browsers': { points: 120, duration: 3600 },
  /** Guesses at the code of a second factor: three of a million are right at any moment. */
  'code-from-ip-address-to-account': { points: 10, duration: 900 },
  'code-to-account': { points: 30, duration: 3600 },
  'code-on-known-browser': { points: 10, duration: 900 },
  /** Guesses of one account at the phone number of a guest's order. */
  'claim-order': { points: 10, duration: 3600 },
  /** Guesses of one client at phone numbers of orders that were delivered; all shoppers of an operator may be one. */
  'order-by-phone': { points: 60, duration: 3600 },
  /** Reviews written with one order, and written anew. */
  'reviews-of-order': { points: 60, duration: 3600 },
  /** Photos sent with the reviews of one order: each is decoded. */
  'review-photo': { points: 30, duration: 3600 },
  /** Reviews that one client reports. */
  'report-review': { points: 60, duration: 3600 },
  /** Questions about products from one client; all shoppers of an operator may be one. */
  'question-from-client': { points: 60, duration: 3600 },
  /** Of one account, or one phone number. */
  'questions-of-sender': { points: 10, duration: 3600 },
  /** New addresses that one account asks for. */
  'email-change': { points: 5, duration: 3600 },
  /** The same of one that has not even proved its first. */
  'first-email-change': { points: 3, duration: 86_400 },
  /** Photos that one account sends: each is decoded. */
  photo: { points: 30, duration: 3600 },
  /** Pictures of the shop that one of its people sends. */
  picture: { points: 1000, duration: 3600 },
  'identity-code': { points: 120, duration: 600 },
  /** Mails that somebody can make us send to one mailbox. */
  'identity-mail': { points: 5, duration: 3600 },
  'reset-mail': { points: 5, duration: 3600 },
  /** Mails that one of the staff sends to see whether they arrive. */
  'test-mail': { points: 5, duration: 600 },
  /** Asking to confirm a subscription. */
  'newsletter-mail': { points: 3, duration: 86_400 },
  /** Telling that an order was placed: anybody can type any address at the checkout. */
  'order-mail': { points: 20, duration: 86_400 },
  /** All mails that one client causes, to however many mailboxes. */
  'mail-of-client': { points: 60, duration: 3600 },
} as const

export type RateLimitName = keyof typeof limits

export type { RateLimitAnswer }

export interface RateLimits {
  take: (name: RateLimitName, key: string) => Promise<RateLimitAnswer>
}

type LimitSize = (typeof limits)[RateLimitName]

/** Counts in PostgreSQL, so that instances share the counters; this process goes on from there while the database does not answer. */
export function openRateLimits(pool: Pool, factor: number, log: Log): RateLimits {
  const names = Object.keys(limits) as RateLimitName[]
  const leasing = openLeases(sayWhy(log))
  const open = (name: RateLimitName, times: number) =>
    leasing(openLimiter(pool, name, limits[name], factor * times))
  const limiters = new Map(names.map((name) => [name, open(name, 1)]))
  const wide = new Map(names.map((name) => [name, open(name, clientsOfWideNetwork)]))
  return {
    // Here and not where it is asked, so that no door can forget it.
    take: async (name, key) => {
      const [network, widest] = [networkOf(key), widestNetworkOf(key)]
      if (network !== widest) {
        const answer = await wide.get(name)?.(widest.slice(0, 180))
        if (answer?.outcome === 'too-many') return answer
      }
      return limiters.get(name)?.(network.slice(0, 180)) ?? { outcome: 'allowed' }
    },
  }
}

/** How many clients' worth of a limit an IPv6 network of 48 bits has: a mobile operator may put many phones into one. */
const clientsOfWideNetwork = 4

function openLimiter(
  storeClient: Pool,
  keyPrefix: RateLimitName,
  size: LimitSize,
  factor: number,
): RateLimiterPostgres {
  const points = Math.max(1, Math.floor(size.points * factor))
  const { duration } = size
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    // A client over the limit is refused from memory, without asking the database again.
    inMemoryBlockOnConsumed: points + 1,
  })
}

/** Each request fails to be counted while the database is away: one line a minute says so. */
function sayWhy(log: Log): (error: unknown) => void {
  let saidAt = -Infinity
  return (error) => {
    if (performance.now() - saidAt < 60_000) return
    saidAt = performance.now()
    log.warn({ err: error }, 'rate limits are counted in this process: the database did not answer')
  }
}
