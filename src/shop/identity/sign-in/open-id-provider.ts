import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { decodeJwt } from 'jose'
import type { Environment } from '#platform/environment.ts'

/** Any OpenID provider, Google unless another is set: with PKCE, state and nonce; its signed word counts, nothing else. */
export function openIdProvider(
  provider: NonNullable<Environment['google']>,
  vouched: (email: string) => Promise<void>,
) {
  const { clientId, clientSecret, issuer } = provider
  return genericOAuth({
    config: [
      {
        providerId: googleId,
        clientId,
        clientSecret,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        pkce: true,
        scopes: ['openid', 'email', 'profile'],
        // So that who shares a computer can choose; other providers may not know this word.
        ...(issuer === 'https://accounts.google.com' ? { prompt: 'select_account' as const } : {}),
        // Called after the signature and the nonce of the ID token were found right.
        getUserInfo: async ({ idToken }) => {
          const person = idToken ? personFrom(decodeJwt(idToken)) : null
          if (person) await vouched(person.email.toLowerCase())
          return person
        },
      },
    ],
  })
}

/** Nobody where the provider itself does not vouch for the e-mail: somebody else may own it. */
function personFrom(claims: Record<string, unknown>) {
  const { sub, email, email_verified: isVerified, name, picture } = claims
  if (typeof sub !== 'string' || typeof email !== 'string' || isVerified !== true) return null
  return {
    id: sub,
    sub,
    email,
    emailVerified: true,
    name: (typeof name === 'string' && name.trim().slice(0, 100)) || (email.split('@')[0] ?? email),
    ...(typeof picture === 'string' && picture.startsWith('https://') ? { image: picture } : {}),
  }
}

/** How the library knows the provider: part of the URL to which it sends browsers back. */
export const googleId = 'google'
