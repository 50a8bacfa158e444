import { Secret, TOTP } from 'otpauth'

/** Time-based one-time passwords (RFC 6238), as every authenticator app makes them: SHA-1, six digits, thirty seconds. */
const periodSeconds = 30
const keyBytes = 20

/** What shop and phone share, as people can type it (base 32). */
export const newTotpKey = (): string => new Secret({ size: keyBytes }).base32

/**
 * The step of time that this code belongs to; nothing where it belongs to none of now. A phone's clock may be half a minute
 * wrong, either way.
 */
export function totpStep(key: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = new TOTP({ secret: Secret.fromBase32(key), period: periodSeconds })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** What the picture says: authenticator apps read the key from it, and a name to know it by. */
export function totpUrl(key: string, { shop, email }: { shop: string; email: string }): string {
  const secret = Secret.fromBase32(key)
  // A colon parts the two in the address.
  const issuer = shop.replaceAll(':', ' ')
  return new TOTP({ issuer, label: email, secret, period: periodSeconds }).toString()
}
