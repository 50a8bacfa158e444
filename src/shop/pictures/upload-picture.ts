import type { ImageRefusal } from '#platform/images/normalise-image.ts'
import type { Shop } from '../shop.ts'
import type { Picture } from './picture.ts'
import { savePicture } from './save-picture.ts'

export type UploadRefusal = ImageRefusal['outcome'] | 'too-many-requests'

/**
 * Keeps a picture that somebody who works for the shop sent. Nothing shows it until it is named by what is saved, which is what the audit
 * keeps.
 */
export async function uploadPicture(
  shop: Shop,
  { userId }: { userId: string },
  file: Blob,
): Promise<{ outcome: 'saved'; picture: Picture } | { outcome: UploadRefusal }> {
  const throttle = await shop.rateLimits.take('picture', userId)
  if (throttle.outcome === 'too-many') return { outcome: 'too-many-requests' }
  return savePicture(shop, file, userId)
}
