import type { Shop } from '#shop/shop.ts'
import { callLibrary, headersOf } from '../call-library.ts'
import type { Visit } from '../visit.ts'

/**
 * Pages of the account that the way back would show. Not `storage`, which holds the cart, nor `cookies`, which hold the proof that
 * this browser knew the account (known-browser.ts): what of them is personal is taken away one by one.
 */
export const nothingRemembered = { 'clear-site-data': '"cache"' }

/** Ends the session of this browser, if there is one. The answer is what its cookies become. */
export async function signOut(shop: Shop, visit: Visit): Promise<{ cookies: string[] }> {
  const auth = await shop.identity.auth()
  const result = await callLibrary(() =>
    auth.api.signOut({ headers: headersOf(visit), returnHeaders: true }),
  )
  return { cookies: result.outcome === 'answered' ? result.cookies : [] }
}
