import { randomBytes } from 'node:crypto'
import type { Auth, AuthParts } from './create-auth.ts'
import { makeAccessKey, readAccessKey, type AccessKey } from './access-key.ts'
import { loadKey } from './load-key.ts'

/** What knows people. Everything in it is made when first asked for: a script that only imports products never waits for it. */
export interface Identity {
  auth: () => Promise<Auth>
  /** What signs session cookies. */
  secret: () => Promise<string>
  /** What signs access tokens. */
  accessKey: () => Promise<AccessKey>
}

export function openIdentity(parts: Omit<AuthParts, 'secret'>): Identity {
  const { database } = parts
  const secret = once(() =>
    loadKey(database, 'session-secret', async () => randomBytes(32).toString('base64url')),
  )
  const accessKey = once(async () => {
    return readAccessKey(await loadKey(database, 'access-token', makeNamedKey))
  })
  const auth = once(async () => {
    const { createAuth } = await import('./create-auth.ts')
    return createAuth({ ...parts, secret: await secret() })
  })
  return { auth, secret, accessKey }
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
