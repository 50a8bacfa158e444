import { findReady, type PictureStore } from './work/make-picture-file.ts'
import { pictureWidths, type PictureFile, type PictureFormat } from './picture.ts'

export interface StandIn {
  content: Buffer
  format: PictureFormat
}

/** The same picture in another size that is there: a larger one if possible, else the largest of the smaller ones. */
export async function findStandIn(
  shop: PictureStore,
  { hash, width, format }: PictureFile,
): Promise<StandIn | undefined> {
  const larger = pictureWidths.filter((other) => other > width)
  const smaller = pictureWidths.filter((other) => other < width).toReversed()
  // Every browser that knows AVIF knows WebP.
  const understood = format === 'avif' ? (['avif', 'webp'] as const) : ([format] as const)
  for (const other of [...larger, ...smaller]) {
    for (const known of understood) {
      const content = await findReady(shop, { hash, width: other, format: known })
      if (content) return { content, format: known }
    }
  }
  return undefined
}
