import { randomBytes } from 'node:crypto'
import type { Auth, AuthParts } from './create-auth.ts'
import { makeAccessKey, readAccessKey, type AccessKey } from './tokens/access-key.ts'
import { googleId } from '#shop/identity/sign-in/open-id-provider.ts'
import { openHashLine, type HashLine } from './passwords/hash-line.ts'
import { loadKey } from './load-key.ts'
import { openSessionGate, type SessionGate } from './sessions/session-gate.ts'

/** What knows people. Everything in it is made when first asked for: a script that only imports products never waits for it. */
export interface Identity {
  auth: () => Promise<Auth>
  /** The same with Google, or the provider in its place. Undefined where none is set, or it cannot be reached just now. */
  google: () => Promise<Auth | undefined>
  /** What signs session cookies. */
  secret: () => Promise<string>
  /** What signs access tokens. */
  accessKey: () => Promise<AccessKey>
  /** What no session of somebody with a second factor passes without it. */
  gate: SessionGate
  /** Where passwords wait to be hashed. */
  hashes: HashLine
}

/** `vouched`: called with each address that a provider vouches for, before anybody is let in by it. */
export function openIdentity(
  parts: Omit<AuthParts, 'secret' | 'gate' | 'hashes'>,
  vouched: (email: string) => Promise<void>,
): Identity {
  const { database } = parts
  const gate = openSessionGate()
  const hashes = openHashLine()
  const secret = once(() =>
    loadKey(database, 'session-secret', async () => randomBytes(32).toString('base64url')),
  )
  const accessKey = once(async () => {
    return readAccessKey(await loadKey(database, 'access-token', makeNamedKey))
  })
  const auth = once(async () => {
    const { createAuth } = await import('./create-auth.ts')
    return createAuth({ ...parts, gate, hashes, secret: await secret() })
  })
  const { google: provider } = parts.environment
  const google = once(async () => {
    const { createAuth } = await import('./create-auth.ts')
    const { openIdProvider } = await import('./sign-in/open-id-provider.ts')
    const made = createAuth(
      { ...parts, gate, hashes, secret: await secret() },
      provider ? [openIdProvider(provider, vouched)] : [],
    )
    const { socialProviders } = await made.$context
    // It asks the provider how it works; without an answer it is asked again the next time.
    if (!socialProviders.some(({ id }) => id === googleId)) throw new Error(providerAway)
    return made
  })
  return {
    auth,
    secret,
    accessKey,
    gate,
    hashes,
    google: async () => (provider ? google().catch(unlessAway) : undefined),
  }
}

const providerAway = 'the OpenID provider is away'

function unlessAway(error: unknown): undefined {
  if (error instanceof Error && error.message === providerAway) return undefined
  throw error
}

const makeNamedKey = async () => makeAccessKey(randomBytes(8).toString('hex'))

/** A failure is not remembered: the database may only have been away. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
