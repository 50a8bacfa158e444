import {
  createPublicKey,
  generateKeyPairSync,
  createPrivateKey,
  type JsonWebKey,
} from 'node:crypto'

/** What signs access tokens, as it is kept: an Ed25519 key with a name of its own. */
export interface KeptAccessKey {
  id: string
  privateKey: JsonWebKey
}

export function makeAccessKey(id: string): KeptAccessKey {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { id, privateKey: privateKey.export({ format: 'jwk' }) }
}

/** What anybody may know, to check a token without asking us. */
export function publicKeyOf({ id, privateKey }: KeptAccessKey): JsonWebKey {
  const key = createPublicKey(createPrivateKey({ key: privateKey, format: 'jwk' }))
  return { ...key.export({ format: 'jwk' }), kid: id, alg: 'EdDSA', use: 'sig' }
}
