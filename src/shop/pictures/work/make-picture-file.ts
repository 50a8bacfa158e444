import { encodeImage, type Pixels, resizeImage } from '#platform/images/images.ts'
import type { Shop } from '#shop/shop.ts'
import { type PictureFile, pictureFileName } from '../picture.ts'
import type { PictureMaking } from './picture-work.ts'
import type { FileStore } from '#platform/files/folder-store.ts'

export type PictureStore = Pick<Shop, 'files' | 'log' | 'pictures'>

/** Decoded pictures that wait to be encoded once more; beyond this they are decoded again. */
const mostHeldBytes = 32 * 1024 * 1024

/** A file that is there: from memory or from the store. */
export async function findReady(
  { files, pictures: { recent } }: PictureStore,
  file: PictureFile,
): Promise<Buffer | undefined> {
  const name = pictureFileName(file)
  const known = recent.get(name)
  if (known) return known
  const stored = await files.read(name)
  if (stored) recent.set(name, stored)
  return stored
}

/** Makes a file for somebody who waits for it, and then from the same pixels another one for which nobody waits. */
export function makeNow(
  shop: PictureStore,
  file: PictureFile,
  next?: PictureFile,
): Promise<PictureMaking> {
  return makeOnce(shop, file, async () => {
    if (shop.pictures.queue.isFull('now')) return { outcome: 'line-full' }
    const original = await findOriginal(shop.files, file.hash)
    if (!original) return { outcome: 'no-original' }
    return shop.pictures.queue.take('now', async () => {
      const pixels = await resizeImage(original, file.width)
      const content = await encodeImage(pixels, file.format)
      if (next) makeSoon(shop, next, pixels)
      return { outcome: 'made', content }
    })
  })
}

/** Makes a file for which nobody waits, when there is peace. A failure is for the next one who asks. */
export function makeSoon(shop: PictureStore, file: PictureFile, pixels?: Pixels): void {
  const name = pictureFileName(file)
  const work = shop.pictures
  if (work.queue.isFull('soon') || work.underWay.has(name)) return
  const bytes = pixels?.data.length ?? 0
  const held = work.heldBytes + bytes <= mostHeldBytes ? pixels : undefined
  if (held) work.heldBytes += bytes
  makeOnce(shop, file, async () => {
    try {
      return await work.queue.take('soon', () => encode(shop, file, held))
    } finally {
      if (held) work.heldBytes -= bytes
    }
  }).catch((error: unknown) => {
    shop.log.warn({ err: error, picture: name }, 'a picture could not be made')
  })
}

async function encode(
  { files }: PictureStore,
  { hash, width, format }: PictureFile,
  held: Pixels | undefined,
): Promise<PictureMaking> {
  const original = held ? undefined : await findOriginal(files, hash)
  const pixels = held ?? (original && (await resizeImage(original, width)))
  if (!pixels) return { outcome: 'no-original' }
  return { outcome: 'made', content: await encodeImage(pixels, format) }
}

function makeOnce(
  shop: PictureStore,
  file: PictureFile,
  make: () => Promise<PictureMaking>,
): Promise<PictureMaking> {
  const { log } = shop
  const { recent, underWay } = shop.pictures
  const name = pictureFileName(file)
  const known = underWay.get(name)
  if (known) return known
  const making = make()
    .then((result) => {
      if (result.outcome !== 'made') return result
      recent.set(name, result.content)
      // Nobody waits for the disk; where it is full, the picture is made again another time.
      store(shop, file, result.content).catch((error: unknown) => {
        log.warn({ err: error, picture: name }, 'a picture could not be stored')
      })
      return result
    })
    .finally(() => underWay.delete(name))
  underWay.set(name, making)
  return making
}

/** A picture that was removed while its size was made stays removed: see `removeFiles`, which removes sizes once more after the master. */
async function store(
  { files, pictures: { recent } }: PictureStore,
  file: PictureFile,
  content: Buffer,
): Promise<void> {
  const name = pictureFileName(file)
  await files.write(name, content)
  if (await findOriginal(files, file.hash)) return
  recent.delete(name)
  await files.remove(name)
}

/** What a picture's sizes are made of: the master of a photo, or a drawing of our own. */
export async function findOriginal(files: FileStore, hash: string): Promise<Buffer | undefined> {
  return (await files.read(`${hash}.webp`)) ?? (await files.read(`${hash}.svg`))
}
