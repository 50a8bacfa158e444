import { forgetInSession, readFromSession, rememberForSession } from './session.ts'

/** Whose visit was tracked, and sent to the shop, in this session already. */
const keys = { tracked: 'user-location-tracked', sent: 'visitor-sent' } as const

const nobody = 'anonymous'

/** `account`: its id, never an address; undefined where nobody is signed in. */
export function isNewVisit(to: keyof typeof keys, account: string | undefined): boolean {
  const who = account ?? nobody
  if (readFromSession(keys[to]) === who) return false
  rememberForSession(keys[to], who)
  return true
}

/** Nothing shows the next person at this browser who was here. */
export function clearVisit(): void {
  for (const key of Object.values(keys)) if (readFromSession(key) !== nobody) forgetInSession(key)
}
