import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'

/** What signs access tokens, as it is kept: an Ed25519 key with a name of its own. */
export interface KeptAccessKey {
  id: string
  privateKey: JsonWebKey
}

/** The same, ready for use. */
export interface AccessKey {
  id: string
  privateKey: KeyObject
  publicKey: KeyObject
  /** What anybody may know, to check a token without asking us. */
  published: JsonWebKey
}

export function makeAccessKey(id: string): KeptAccessKey {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { id, privateKey: privateKey.export({ format: 'jwk' }) }
}

export function readAccessKey({ id, privateKey: kept }: KeptAccessKey): AccessKey {
  const privateKey = createPrivateKey({ key: kept, format: 'jwk' })
  const publicKey = createPublicKey(privateKey)
  const published = { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'EdDSA', use: 'sig' }
  return { id, privateKey, publicKey, published }
}
