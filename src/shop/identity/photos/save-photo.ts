import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cutSquare } from '#platform/images/images.ts'
import { normaliseImage, type ImageRefusal } from '#platform/images/normalise-image.ts'
import type { SentImage } from '#platform/images/sent-image.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { dropPhoto, photoPrefix } from './drop-photo.ts'
import { mostPhotoBytes, photoUrlOf, photoFileName, photoSides } from './photo.ts'
import { users } from '../tables.ts'

export type PhotoRefusal = ImageRefusal['outcome'] | 'too-many-requests'

/** Squares of 192 pixels need no more, also of a picture that is three times as long as it is high. */
const side = 640
const limits = { maxBytes: mostPhotoBytes, kinds: ['jpeg', 'png', 'webp', 'avif'], side } as const

/** Keeps somebody's photo: upright, without metadata, as squares. The one before goes away. */
export async function savePhoto(
  shop: Shop,
  { userId }: Actor,
  sent: SentImage,
): Promise<{ outcome: 'saved' } | { outcome: PhotoRefusal }> {
  const throttle = await shop.rateLimits.take('photo', userId)
  if (throttle.outcome === 'too-many') return { outcome: 'too-many-requests' }
  const made = await normaliseImage(shop.decoder, sent, { ...limits, sender: userId })
  if (made.outcome !== 'normalised') return { outcome: made.outcome }
  const squares = await shop.pictures.queue.take('now', () => cutSquares(made.master.content))
  const stem = photoPrefix(userId) + randomBytes(16).toString('hex')
  for (const square of squares)
    await shop.files.write(photoFileName(stem, square.side), square.content)
  await holdPhoto(shop, userId, photoUrlOf(stem))
  return { outcome: 'saved' }
}

export const removePhoto = (shop: Shop, { userId }: Actor): Promise<void> =>
  holdPhoto(shop, userId, null)

const cutSquares = (master: Buffer) =>
  Promise.all(photoSides.map(async (of) => ({ side: of, content: await cutSquare(master, of) })))

/** In turn with every other change of it, so that each photo that is replaced is also removed. */
async function holdPhoto(shop: Shop, userId: string, url: string | null): Promise<void> {
  const one = eq(users.id, userId)
  const before = await shop.database.transaction(async (database) => {
    const [held] = await database
      .select({ image: users.image })
      .from(users)
      .where(one)
      .for('update')
    await database.update(users).set({ image: url, updatedAt: shop.now() }).where(one)
    // The account was deleted meanwhile.
    return held ? held.image : url
  })
  await dropPhoto(shop, userId, before)
}
