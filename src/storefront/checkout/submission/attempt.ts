/** One try to place an order. Its key goes with every repetition, so that the order is placed once (D13). */
export interface Attempt {
  key: string
  /** Milliseconds since 1970. */
  startedAt: number
  /** Everything that was sent with this key and got no answer, the latest last. */
  bodies: readonly string[]
}

export const attemptKey = 'checkout-attempt'

/** After that, a shopper who presses means another order. */
const forgottenAfterMs = 24 * 60 * 60 * 1000

export function understandAttempt(stored: unknown, now: number): Attempt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { key, startedAt, bodies } = stored as Record<string, unknown>
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) return undefined
  if (typeof startedAt !== 'number' || now - startedAt > forgottenAfterMs) return undefined
  if (!Array.isArray(bodies)) return undefined
  const texts = bodies.filter((body): body is string => typeof body === 'string')
  return { key, startedAt, bodies: texts }
}

/** The next try: the same key until somebody has answered it, also where what is sent has changed since. */
export function nextAttempt(
  unanswered: Attempt | undefined,
  body: string,
  fresh: { key: string; now: number },
): Attempt {
  if (!unanswered) return { key: fresh.key, startedAt: fresh.now, bodies: [body] }
  const others = unanswered.bodies.filter((sent) => sent !== body)
  return { ...unanswered, bodies: [...others, body] }
}

const firstDelayMs = 2000
const longestDelayMs = 30_000

/** Twice as long after each try that nobody answered. */
export function retryDelayMs(tries: number): number {
  return Math.min(firstDelayMs * 2 ** Math.max(tries - 1, 0), longestDelayMs)
}
