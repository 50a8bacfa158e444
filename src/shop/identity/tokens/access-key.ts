import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** What signs access tokens, as it is kept: an Ed25519 key with a name of its own. */
export interface StoredAccessKey {
  id: string
  privateKey: JsonWebKey
}

/** What a token says, once its signature is checked. Whether the session still stands, only the database knows. */
export interface AccessClaims {
  userId: string
  sessionId: string
  expiresAtMs: number
}

/** The same, ready for use. */
export interface AccessKey {
  id: string
  privateKey: KeyObject
  publicKey: KeyObject
  /** What anybody may know, to check a token without asking us. */
  published: JsonWebKey
  /** Tokens that it signed indeed: that is asked once, and not with every call. */
  checkedTokens: LRUCache<string, AccessClaims>
}

/** Of some 500 bytes each. */
const mostCheckedTokens = 5_000

export function makeAccessKey(id: string): StoredAccessKey {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { id, privateKey: privateKey.export({ format: 'jwk' }) }
}

export function readAccessKey({ id, privateKey: kept }: StoredAccessKey): AccessKey {
  const privateKey = createPrivateKey({ key: kept, format: 'jwk' })
  const publicKey = createPublicKey(privateKey)
  const published = { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'EdDSA', use: 'sig' }
  const checkedTokens = new LRUCache<string, AccessClaims>({ max: mostCheckedTokens })
  return { id, privateKey, publicKey, published, checkedTokens }
}
