import { createHmac } from 'node:crypto'
import type { Shop } from '#shop/shop.ts'
import { accountFrom, type Account } from '../accounts/account.ts'
import { libraryCode } from '../call-library.ts'
import { sessionDays } from './session-cookie.ts'
import type { Visit } from '../visit.ts'

interface Beginning {
  userId: string
  remember: boolean
}

export type BeginSessionResult =
  | { outcome: 'begun'; account: Account; cookies: string[] }
  | { outcome: 'user-disabled' | 'unknown-user' }

/** Begins the session of somebody whose second factor was right, with the cookies that the library itself would set. */
export async function beginSession(
  shop: Shop,
  { userId, remember }: Beginning,
  { ipAddress, userAgent }: Visit,
): Promise<BeginSessionResult> {
  const { internalAdapter, authCookies } = await (await shop.identity.auth()).$context
  const user = await internalAdapter.findUserById(userId)
  if (!user) return { outcome: 'unknown-user' }
  const from = { ipAddress, userAgent: userAgent?.slice(0, 500) ?? '' }
  const begin = () => internalAdapter.createSession(userId, !remember, from)
  const session = await shop.identity.gate.pass(begin, userId).catch((error: unknown) => {
    if (libraryCode(error) === 'USER_DISABLED') return undefined
    throw error
  })
  if (!session) return { outcome: 'user-disabled' }
  const secret = await shop.identity.secret()
  const { sessionToken, dontRememberToken } = authCookies
  const lasting = remember ? `; Max-Age=${sessionDays * 24 * 60 * 60}` : ''
  const cookie = (name: string, value: string) => {
    const isSecure = shop.environment.shopUrl.startsWith('https:')
    return `${name}=${signed(value, secret)}; Path=/; HttpOnly; SameSite=Lax${lasting}${isSecure ? '; Secure' : ''}`
  }
  return {
    outcome: 'begun',
    account: accountFrom(user),
    cookies: [
      cookie(sessionToken.name, session.answer.token),
      ...(remember ? [] : [cookie(dontRememberToken.name, 'true')]),
    ],
  }
}

const signed = (value: string, secret: string) =>
  encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)
