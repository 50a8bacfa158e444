import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { callLibrary, headersOf } from '../call-library.ts'
import { sessionDays } from './session-cookie.ts'
import type { Visit } from '../visit.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Keeps a session that is used alive: at most once a day the library moves its end, and the cookie with it. */
export async function renewSession(
  shop: Shop,
  actor: Actor,
  visit: Visit,
): Promise<{ cookies: string[] }> {
  const leftMs = actor.sessionEndsAt.getTime() - shop.now().getTime()
  if (leftMs > (sessionDays - 1) * dayMs) return { cookies: [] }
  const auth = await shop.identity.auth()
  const result = await callLibrary(() =>
    auth.api.getSession({ headers: headersOf(visit), returnHeaders: true }),
  )
  return { cookies: result.outcome === 'answered' ? result.cookies : [] }
}
