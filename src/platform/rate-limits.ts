import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf, widestNetworkOf } from './network/network-of.ts'

/** Points for each client and duration. Mobile operators put thousands of shoppers behind one address: be generous. */
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
  'sign-in-from-address': { points: 300, duration: 600 },
  /** One client that guesses the password of one account. */
  'sign-in-from-address-to-account': { points: 10, duration: 900 },
  /** Many clients that guess it together; browsers that knew it before are counted by themselves. */
  'sign-in-to-account': { points: 60, duration: 3600 },
  'sign-in-on-known-browser': { points: 20, duration: 900 },
  /** All browsers that knew it together: each sign-in makes another one. */
  'sign-in-on-known-browsers': { points: 120, duration: 3600 },
  /** Guesses at the code of a second factor: three of a million are right at any moment. */
  'code-from-address-to-account': { points: 10, duration: 900 },
  'code-to-account': { points: 30, duration: 3600 },
  'code-on-known-browser': { points: 10, duration: 900 },
  /** Guesses of one account at the phone number of a guest's order. */
  'claim-order': { points: 10, duration: 3600 },
  /** New addresses that one account asks for. */
  'email-change': { points: 5, duration: 3600 },
  /** The same of one that has not even proved its first. */
  'first-email-change': { points: 3, duration: 86_400 },
  /** Photos that one account sends: each is decoded. */
  photo: { points: 30, duration: 3600 },
  /** Pictures of the shop that one of its people sends. */
  picture: { points: 1000, duration: 3600 },
  'identity-code': { points: 120, duration: 600 },
  /** Mails that somebody can make us send to one address. */
  'identity-mail': { points: 5, duration: 3600 },
  'reset-mail': { points: 5, duration: 3600 },
  /** Mails that one of the staff sends to see whether they arrive. */
  'test-mail': { points: 5, duration: 600 },
  /** To however many addresses. */
  'identity-mail-of-client': { points: 60, duration: 3600 },
} as const

export type RateLimitName = keyof typeof limits

export type RateLimitAnswer =
  | { outcome: 'allowed' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

export interface RateLimits {
  take: (name: RateLimitName, key: string) => Promise<RateLimitAnswer>
}

type LimitSize = (typeof limits)[RateLimitName]

/** Counts in PostgreSQL, so that instances share the counters; in this process while the database is away. */
export function openRateLimits(pool: Pool, factor: number): RateLimits {
  const names = Object.keys(limits) as RateLimitName[]
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
    // Who is over the limit is refused from memory, without asking the database again.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
  })
}

interface Lease {
  left: number
  /** Milliseconds of a clock that nobody sets. */
  until: number
}

/** Clients whose leases are remembered; others just ask the database again. */
const mostLeases = 10_000

/**
 * Takes a fiftieth of the limit at once and hands it out from memory: a busy address costs the database one write in
 * fifty requests, and an instance can hold back no more than that from the others.
 */
function leasing(limiter: RateLimiterPostgres): (key: string) => Promise<RateLimitAnswer> {
  const size = Math.max(1, Math.floor(limiter.points / 50))
  const leases = new Map<string, Lease>()
  const handOut = (key: string): boolean => {
    const lease = leases.get(key)
    if (!lease) return false
    if (lease.until <= performance.now()) leases.delete(key)
    return lease.until > performance.now() && lease.left-- > 0
  }
  const longestMs = limiter.duration * 1000
  const take = async (key: string): Promise<RateLimitAnswer> => {
    const { isAllowed, msBeforeNext } = await consumeInTime(limiter, key, size)
    if (!isAllowed)
      return { outcome: 'too-many', retryAfterSeconds: Math.ceil(msBeforeNext / 1000) }
    if (leases.size >= mostLeases) leases.clear()
    const until = performance.now() + Math.min(msBeforeNext, longestMs)
    leases.set(key, { left: size, until })
    return { outcome: 'allowed' }
  }
  // Requests that arrive together wait for one lease: taking one each, fifty of them would empty the limit for all others.
  const underway = new Map<string, Promise<RateLimitAnswer>>()
  const takeOnce = (key: string): Promise<RateLimitAnswer> => {
    const taking = underway.get(key) ?? take(key).finally(() => underway.delete(key))
    underway.set(key, taking)
    return taking
  }
  return async (key) => {
    while (!handOut(key)) {
      const answer = await takeOnce(key)
      if (answer.outcome === 'too-many') return answer
    }
    return { outcome: 'allowed' }
  }
}

/** How far the clocks of instances may be apart (ms). */
const clocksApartMs = 60_000

interface Consumed {
  isAllowed: boolean
  msBeforeNext: number
}

/** A limit that lasts longer than it can was counted before the clock was set back, and is counted anew. */
async function consumeInTime(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<Consumed> {
  const first = await consume(limiter, key, points)
  if (first.msBeforeNext <= limiter.duration * 1000 + clocksApartMs) return first
  // Away, the database has nothing to forget; the counters of the process last as long as they should.
  await limiter.delete(key).catch(() => {})
  return consume(limiter, key, points)
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<Consumed> {
  try {
    const { msBeforeNext } = await limiter.consume(key, points)
    return { isAllowed: true, msBeforeNext }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { isAllowed: false, msBeforeNext: refusal.msBeforeNext }
  }
}
