import type { RateLimitName, RateLimits } from '../../src/platform/rate-limits.ts'

/** Rate limits of which one is used up for one key: asked for another limit, or under another key, they allow everything. */
export function fullLimit(name: RateLimitName, key: string, retryAfterSeconds = 60): RateLimits {
  return {
    take: async (asked, by) =>
      asked === name && by === key
        ? { outcome: 'too-many', retryAfterSeconds }
        : { outcome: 'allowed' },
  }
}
