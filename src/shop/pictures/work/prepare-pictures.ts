import { asc, inArray, isNull } from 'drizzle-orm'
import { encodeImage, resizeImage } from '#platform/images/images.ts'
import type { Shop } from '#shop/shop.ts'
import { findOriginal } from './make-picture-file.ts'
import { loadPictures } from '../load-pictures.ts'
import { pictureFileName, type PictureWidth, widthsOf } from '../picture.ts'
import { pictures } from '../tables.ts'
import type { Database } from '#platform/database/database.ts'

/** What lists and phones ask for. The rest is made when somebody asks. */
const preparedWidths = [192, 320, 480, 640] as const
/** The small ones take no time, and stand in for all others; of those, phones ask for 480 most. */
const mostWantedFirst = [192, 480, 320, 640] as const
const preparedFormats = ['avif', 'webp'] as const

/** More wait for the next start; so many take hours. */
const atMost = 50_000

/** Goes on where the last start ended: a picture counts as prepared once all its common sizes are stored. */
export async function prepareMissingPictures(shop: Shop, signal: AbortSignal): Promise<void> {
  await preparePictures(shop, await listUnpreparedPictures(shop.database, atMost), signal)
}

/** Makes common sizes before they are asked for, one at a time, giving way to what shoppers wait for. */
export async function preparePictures(
  shop: Shop,
  hashes: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const failed = new Set<string>()
  let files = 0
  // Width by width, so that a fresh shop soon has a picture of everything.
  for (const width of mostWantedFirst) {
    for (const hash of hashes) {
      if (signal.aborted) return
      if (failed.has(hash)) continue
      try {
        files += await prepareWidth(shop, hash, width)
      } catch (error) {
        failed.add(hash)
        shop.log.warn({ err: error, picture: hash }, 'a picture could not be prepared')
      }
    }
  }
  const prepared = hashes.filter((hash) => !failed.has(hash))
  await markPrepared(shop, prepared)
  const counts = { prepared: prepared.length, files, failed: failed.size }
  if (hashes.length > 0) shop.log.info(counts, 'pictures prepared')
}

async function markPrepared(shop: Shop, hashes: readonly string[]): Promise<void> {
  const preparedAt = shop.now()
  for (let start = 0; start < hashes.length; start += 1000) {
    const some = hashes.slice(start, start + 1000)
    await shop.database.update(pictures).set({ preparedAt }).where(inArray(pictures.hash, some))
  }
}

/** Returns how many files it made. */
async function prepareWidth(shop: Shop, hash: string, width: PictureWidth): Promise<number> {
  const picture = (await loadPictures(shop.database, [hash])).get(hash)
  if (!picture || !widthsOf(picture, preparedWidths).includes(width)) return 0
  const original = await findOriginal(shop.files, hash)
  if (!original) throw new Error(`The original of picture ${hash} is not stored`)
  return makeFormats(shop, { hash, width, original })
}

interface Size {
  hash: string
  width: PictureWidth
  original: Buffer
}

async function makeFormats(
  { files, pictures: { queue } }: Shop,
  { hash, width, original }: Size,
): Promise<number> {
  const named = preparedFormats.map((format) => ({
    format,
    name: pictureFileName({ hash, width, format }),
  }))
  const stored = await Promise.all(named.map(({ name }) => files.read(name)))
  const missing = named.filter((_, index) => !stored[index])
  if (missing.length === 0) return 0
  const pixels = await queue.take('later', () => resizeImage(original, width))
  for (const { format, name } of missing) {
    await files.write(name, await queue.take('later', () => encodeImage(pixels, format)))
  }
  return missing.length
}

/** Hashes of pictures whose common sizes were not made yet, the oldest first. */
export async function listUnpreparedPictures(database: Database, limit: number): Promise<string[]> {
  const rows = await database
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(isNull(pictures.preparedAt))
    .orderBy(asc(pictures.createdAt), asc(pictures.hash))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}
