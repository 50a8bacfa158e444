import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Shop } from '#shop/shop.ts'

/** Encrypted together with whose it is: moved into another row it opens nothing. */
export async function encryptTotpKey(shop: Shop, userId: string, key: string): Promise<string> {
  return symmetricEncrypt({ key: await encryptionKey(shop), data: `${userId} ${key}` })
}

export async function decryptTotpKey(
  shop: Shop,
  userId: string,
  encrypted: string,
): Promise<string> {
  const [owner, key] = (
    await symmetricDecrypt({ key: await encryptionKey(shop), data: encrypted })
  ).split(' ')
  if (owner !== userId || !key) throw new Error('Expected the key of a second factor to be its own')
  return key
}

const encryptionKey = async (shop: Shop) => `second-factor ${await shop.identity.secret()}`
