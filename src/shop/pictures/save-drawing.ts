import { measureDrawing } from '#platform/images/images.ts'
import type { Shop } from '../shop.ts'
import type { Picture } from './picture.ts'
import { holdPicture } from './work/hold-picture.ts'
import { hashOf } from './save-picture.ts'
import { pictures } from './tables.ts'

/**
 * Keeps one of our own drawings; never call it with SVG that somebody sent. The drawing itself is kept and
 * drawn in each size when it is needed: drawing soft shadows takes seconds at full size, and an empty shop has many.
 */
export async function saveDrawing(
  shop: Pick<Shop, 'database' | 'files' | 'pictures'>,
  svg: string,
): Promise<Picture> {
  const measures = await shop.pictures.queue.take('now', () => measureDrawing(svg))
  const picture = { hash: hashOf(svg), ...measures }
  await holdPicture(shop.database, picture.hash)
  await shop.files.write(`${picture.hash}.svg`, Buffer.from(svg))
  await shop.database.insert(pictures).values(picture).onConflictDoNothing()
  return picture
}
