import { LRUCache } from 'lru-cache'
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export type RateLimitAnswer =
  | { outcome: 'allowed' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

type Take = (key: string) => Promise<RateLimitAnswer>

/** How a client stands with a limit, as far as this process knows. */
interface Standing {
  /** Taken, and not handed out yet. */
  left: number
  /** Taken in all: what the database said last, and what this process gave since then. */
  taken: number
  /** Of those, what the database has still to hear of: it did not answer when they were given. */
  owed: number
  /** Milliseconds of a clock that nobody sets. */
  until: number
}

/** Of all limits together. Who is forgotten is asked about again. */
const mostStandings = 20_000

/**
 * Takes a fiftieth of a limit at once and hands it out from memory: a busy IP address costs the database one write in
 * fifty requests, and an instance can hold back no more than that from the others. While the database does not answer,
 * the process goes on from the count it heard last, and what it gives is counted there as soon as there is an answer:
 * a database that is slow for a moment gives nobody a second limit.
 */
export function openLeases(onUncounted: (error: unknown) => void) {
  const standings = new LRUCache<string, Standing>({ max: mostStandings })
  const find = (id: string): Standing | undefined => {
    const standing = standings.get(id)
    return standing && standing.until > performance.now() ? standing : undefined
  }
  const handOut = (id: string): boolean => {
    const standing = find(id)
    if (!standing || standing.left === 0) return false
    standing.left--
    return true
  }

  return (limiter: RateLimiterPostgres): Take => {
    const size = Math.max(1, Math.floor(limiter.points / 50))
    const longestMs = limiter.duration * 1000
    const lease = async (key: string, id: string): Promise<RateLimitAnswer> => {
      const before = find(id) ?? fresh(longestMs)
      const counted = await consumeInTime(limiter, key, size + before.owed).catch(onUncounted)
      if (!counted) return leaseUncounted(id, before)
      const { isAllowed, consumedPoints, msBeforeNext } = counted
      const until = performance.now() + Math.min(msBeforeNext, longestMs)
      // A refusal from memory does not say how much was taken.
      const taken = isAllowed ? consumedPoints : limiter.points
      standings.set(id, { left: isAllowed ? size : 0, taken, owed: 0, until })
      return isAllowed ? { outcome: 'allowed' } : tooMany(msBeforeNext)
    }
    const leaseUncounted = (id: string, before: Standing): RateLimitAnswer => {
      const taken = before.taken + size
      if (taken > limiter.points) return tooMany(before.until - performance.now())
      standings.set(id, { ...before, left: size, taken, owed: before.owed + size })
      return { outcome: 'allowed' }
    }
    return takingTurns(lease, handOut, (key) => limiter.getKey(key))
  }
}

const fresh = (forMs: number): Standing => ({
  left: 0,
  taken: 0,
  owed: 0,
  until: performance.now() + forMs,
})

const tooMany = (ms: number): RateLimitAnswer => ({
  outcome: 'too-many',
  retryAfterSeconds: Math.ceil(ms / 1000),
})

/** Requests that arrive together wait for one lease: taking one each, fifty of them would empty the limit for all others. */
function takingTurns(
  lease: (key: string, id: string) => Promise<RateLimitAnswer>,
  handOut: (id: string) => boolean,
  idOf: (key: string) => string,
): Take {
  const underway = new Map<string, Promise<RateLimitAnswer>>()
  const leaseOnce = (key: string, id: string): Promise<RateLimitAnswer> => {
    const leasing = underway.get(id) ?? lease(key, id).finally(() => underway.delete(id))
    underway.set(id, leasing)
    return leasing
  }
  return async (key) => {
    const id = idOf(key)
    while (!handOut(id)) {
      const answer = await leaseOnce(key, id)
      if (answer.outcome === 'too-many') return answer
    }
    return { outcome: 'allowed' }
  }
}

/** How far the clocks of instances may be apart (ms). */
const clocksApartMs = 60_000

interface Counted {
  isAllowed: boolean
  consumedPoints: number
  msBeforeNext: number
}

/** A limit that lasts longer than it can was counted before the clock was set back, and is counted anew. */
async function consumeInTime(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<Counted> {
  const first = await consume(limiter, key, points)
  if (first.msBeforeNext <= limiter.duration * 1000 + clocksApartMs) return first
  await limiter.delete(key)
  return consume(limiter, key, points)
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<Counted> {
  try {
    return { isAllowed: true, ...known(await limiter.consume(key, points)) }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { isAllowed: false, ...known(refusal) }
  }
}

const known = ({ consumedPoints, msBeforeNext }: RateLimiterRes) => ({
  consumedPoints,
  msBeforeNext,
})
