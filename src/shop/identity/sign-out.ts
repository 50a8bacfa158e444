import type { Shop } from '#shop/shop.ts'
import { askLibrary, headersOf } from './ask-library.ts'
import type { Visit } from './visit.ts'

/** Ends the session of this browser, if there is one. The answer is what its cookies become. */
export async function signOut(shop: Shop, visit: Visit): Promise<{ cookies: string[] }> {
  const auth = await shop.identity.auth()
  const result = await askLibrary(() =>
    auth.api.signOut({ headers: headersOf(visit), returnHeaders: true }),
  )
  return { cookies: result.outcome === 'answered' ? result.cookies : [] }
}
