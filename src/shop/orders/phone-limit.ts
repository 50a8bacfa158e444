/** How many orders one phone may place from a moment on, so that nobody floods a merchant from behind many addresses. */
export interface PhoneLimit {
  mostOfPhone: number
  countedFrom: Date
}

const mostInAnHour = 10
const hourMs = 3_600_000

export function phoneLimit(
  now: Date,
  { rateLimitFactor }: { rateLimitFactor: number },
): PhoneLimit {
  return {
    mostOfPhone: Math.max(1, Math.floor(mostInAnHour * rateLimitFactor)),
    countedFrom: new Date(now.getTime() - hourMs),
  }
}

/** When the first of those that fill the limit is an hour old, there is room for another one. */
export function secondsUntilFree(since: Date, now: Date): number {
  return Math.max(1, Math.ceil((since.getTime() + hourMs - now.getTime()) / 1000))
}
