import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cutSquare, normaliseImage, type ImageRefusal } from '#platform/images.ts'
import type { Shop } from '#shop/shop.ts'
import { takeTurn } from '../pictures/take-turn.ts'
import type { Actor } from './actor.ts'
import { dropPhoto, photoMark } from './drop-photo.ts'
import { mostPhotoBytes, photoAddress, photoFileName, photoSides } from './photo.ts'
import { users } from './tables.ts'

export type PhotoRefusal = ImageRefusal['outcome'] | 'too-many-requests'

const limits = { maxBytes: mostPhotoBytes, kinds: ['jpeg', 'png', 'webp', 'avif'] } as const

/** Keeps somebody's photo: upright, without metadata, as squares. The one before goes away. */
export async function savePhoto(
  shop: Shop,
  { userId }: Actor,
  bytes: Buffer,
): Promise<{ outcome: 'saved' } | { outcome: PhotoRefusal }> {
  const throttle = await shop.rateLimits.take('photo', userId)
  if (throttle.outcome === 'too-many') return { outcome: 'too-many-requests' }
  const made = await takeTurn('now', () => makeSquares(bytes))
  if (made.outcome !== 'made') return { outcome: made.outcome }
  const stem = photoMark(userId) + randomBytes(16).toString('hex')
  for (const { side, content } of made.squares)
    await shop.files.write(photoFileName(stem, side), content)
  await holdPhoto(shop, userId, photoAddress(stem))
  return { outcome: 'saved' }
}

export const removePhoto = (shop: Shop, { userId }: Actor): Promise<void> =>
  holdPhoto(shop, userId, null)

async function makeSquares(bytes: Buffer) {
  const result = await normaliseImage(bytes, limits)
  if (result.outcome !== 'normalised') return result
  const { content: master } = result.master
  const squares = photoSides.map(async (side) => ({ side, content: await cutSquare(master, side) }))
  return { outcome: 'made' as const, squares: await Promise.all(squares) }
}

/** In turn with every other change of it, so that each photo that is replaced is also removed. */
async function holdPhoto(shop: Shop, userId: string, address: string | null): Promise<void> {
  const one = eq(users.id, userId)
  const before = await shop.database.transaction(async (database) => {
    const [held] = await database
      .select({ image: users.image })
      .from(users)
      .where(one)
      .for('update')
    await database.update(users).set({ image: address, updatedAt: shop.now() }).where(one)
    // The account was deleted meanwhile.
    return held ? held.image : address
  })
  await dropPhoto(shop, userId, before)
}
