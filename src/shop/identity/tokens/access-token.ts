import { jwtVerify, SignJWT } from 'jose'
import type { Shop } from '#shop/shop.ts'
import type { AccessClaims } from './access-key.ts'
import type { Actor } from '../roles/actor.ts'

/** An access token lives this long; browsers ask for the next one five minutes before (spec 9). */
export const accessTokenSeconds = 3600

export interface AccessToken {
  token: string
  expiresAt: Date
}

export async function issueAccessToken(shop: Shop, actor: Actor): Promise<AccessToken> {
  const key = await shop.identity.accessKey()
  const issuedAt = Math.floor(shop.now().getTime() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const { shopUrl } = shop.environment
  const { sessionId: sid, email, role, language } = actor
  const token = await new SignJWT({ sid, email, role, language })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: key.id })
    .setSubject(actor.userId)
    .setIssuer(shopUrl)
    .setAudience(shopUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key.privateKey)
  return { token, expiresAt: new Date(expiresAt * 1000) }
}

/** Nothing where the token is expired, forged, of another shop, or no token at all. */
export async function readAccessToken(
  shop: Shop,
  token: string,
): Promise<AccessClaims | undefined> {
  const { publicKey, checkedTokens } = await shop.identity.accessKey()
  const checked = checkedTokens.get(token)
  if (checked) return checked.expiresAtMs > shop.now().getTime() ? checked : undefined
  const { shopUrl } = shop.environment
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      issuer: shopUrl,
      audience: shopUrl,
      currentDate: shop.now(),
      requiredClaims: ['sub', 'sid', 'exp'],
    })
    const claims = {
      userId: String(payload.sub),
      sessionId: String(payload['sid']),
      expiresAtMs: Number(payload.exp) * 1000,
    }
    checkedTokens.set(token, claims)
    return claims
  } catch (error) {
    if (isRefusedToken(error)) return undefined
    throw error
  }
}

/** The library's refusals are distinguished by their code. */
function isRefusedToken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')
}
