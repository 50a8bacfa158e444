import { readToken } from '../use-account.ts'
import { fetchTokenAnew, type TokenAnswer } from './fetch-token.ts'
import { oneTabAtATime } from '../one-tab-at-a-time.ts'
import { readClaims, type Claims } from './token.ts'

export type Renewed = TokenAnswer | 'not-needed'

/** Fetches a new token where the stored one `needs` it: one tab at a time, and the others find it done. */
export function renewToken(needs: (claims: Claims) => boolean): Promise<Renewed> {
  return oneTabAtATime('access-token', async () => {
    const claims = readClaims(readToken())
    // Another tab was quicker, or has signed out.
    if (!claims || !needs(claims)) return 'not-needed'
    return fetchTokenAnew(claims.email)
  })
}
