import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Shop } from '#shop/shop.ts'

/** Encrypted together with whose it is: moved into another row it opens nothing. */
export async function lockTotpKey(shop: Shop, userId: string, key: string): Promise<string> {
  return symmetricEncrypt({ key: await lock(shop), data: `${userId} ${key}` })
}

export async function unlockTotpKey(shop: Shop, userId: string, locked: string): Promise<string> {
  const [owner, key] = (await symmetricDecrypt({ key: await lock(shop), data: locked })).split(' ')
  if (owner !== userId || !key) throw new Error('Expected the key of a second factor to be its own')
  return key
}

const lock = async (shop: Shop) => `second-factor ${await shop.identity.secret()}`
