import { isStaff, type Role } from '../roles/role.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * How long a session lives from signing in, however often it is renewed (`wholeMs`: OWASP ASVS 5.0, 7.3.2), and how long it may
 * lie unused (`idleMs`: 7.3.1). Staff (D6) see what is not theirs, so their sessions are short.
 */
export const sessionLives = {
  staff: { wholeMs: 12 * hourMs, idleMs: 60 * minuteMs },
  customer: { wholeMs: 90 * dayMs },
}

/** That a session is used is written down so often at most: not with each request. */
export const noteUseEveryMs = minuteMs

export interface SessionTimes {
  startedAt: Date
  usedAt: Date
  /** As far as it was renewed. */
  expiresAt: Date
}

/** Whichever end comes first. It goes by the role of now: who becomes staff has a short session at once. */
export function endOfSession(role: Role, { startedAt, usedAt, expiresAt }: SessionTimes): Date {
  const ends = isStaff(role)
    ? [
        startedAt.getTime() + sessionLives.staff.wholeMs,
        usedAt.getTime() + sessionLives.staff.idleMs,
      ]
    : [startedAt.getTime() + sessionLives.customer.wholeMs]
  return new Date(Math.min(expiresAt.getTime(), ...ends))
}
