/** What the shop's access token says in its middle part. It is read, never trusted: the server checks its signature. */
export interface Claims {
  email: string
  /** Of the account. */
  language: 'en' | 'bn'
  /** Milliseconds since 1970. */
  expiresAt: number
}

export function readClaims(token: string | null): Claims | undefined {
  const { email, exp, language } = middleOf(token)
  if (typeof email !== 'string' || typeof exp !== 'number') return undefined
  return { email, language: language === 'bn' ? 'bn' : 'en', expiresAt: exp * 1000 }
}

/** Whose token it is: stays the same when the e-mail address changes. */
export function readAccountId(token: string | null): string | undefined {
  const { sub } = middleOf(token)
  return typeof sub === 'string' && sub !== '' ? sub : undefined
}

function middleOf(token: string | null): Record<string, unknown> {
  try {
    const [, part = ''] = (token ?? '').split('.')
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** Spec 9: a token is no longer used in its last 30 seconds, and a new one is fetched 5 minutes before its end. */
const marginMs = 30_000
const refreshAheadMs = 5 * 60_000

export const isUsable = ({ expiresAt }: Claims, now: number) => expiresAt - marginMs > now

export const isDue = ({ expiresAt }: Claims, now: number) => expiresAt - refreshAheadMs <= now

export function refreshInMs({ expiresAt }: Claims, now: number): number {
  return Math.max(0, expiresAt - refreshAheadMs - now)
}

const firstPauseMs = 30_000
const longestPauseMs = 16 * 60_000

/** Before the next try, after this many in a row that no network carried. */
export function pauseMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1))
}
