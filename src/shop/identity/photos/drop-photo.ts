import { createHash } from 'node:crypto'
import type { Shop } from '#shop/shop.ts'
import { photoFileName, photoSides, stemOfUrl } from './photo.ts'

/** In the names of somebody's photos: nobody makes us remove those of somebody else by calling them their own. */
export const photoPrefix = (userId: string): string =>
  `photo-${createHash('sha256').update(userId).digest('hex').slice(0, 12)}-`

/** Takes the files of a photo away that an account no longer holds. */
export async function dropPhoto(
  shop: Shop,
  userId: string,
  url: string | null | undefined,
): Promise<void> {
  const stem = stemOfUrl(url ?? '')
  if (!stem?.startsWith(photoPrefix(userId))) return
  try {
    await Promise.all(photoSides.map((side) => shop.files.remove(photoFileName(stem, side))))
  } catch (error) {
    // The account is right already; a file that stays must not undo it.
    shop.log.warn({ err: error, stem }, 'a photo could not be removed')
  }
}
