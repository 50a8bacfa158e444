import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { normaliseImage, type ImageRefusal } from '#platform/images/normalise-image.ts'
import type { SentImage } from '#platform/images/sent-image.ts'
import type { Shop } from '../shop.ts'
import { holdPicture } from './work/hold-picture.ts'
import type { Picture } from './picture.ts'
import { pictures } from './tables.ts'

type PictureKeeper = Pick<Shop, 'database' | 'files' | 'decoder'>

export type PictureSaving = { outcome: 'saved'; picture: Picture } | ImageRefusal

/** Keeps a picture that somebody sent. The same content twice is one picture; its sizes are made later. `sender`: fills no line alone. */
export async function savePicture(
  shop: PictureKeeper,
  sent: SentImage,
  sender?: string,
): Promise<PictureSaving> {
  const saving = await saveMaster(shop, sent, { sender, isBuyers: false })
  // As it came, for an export: the master has lost what the picture needs in another shop.
  if (saving.outcome === 'saved' && !(await shop.files.read(originalName(saving.picture.hash))))
    await shop.files.write(originalName(saving.picture.hash), await bytesOf(sent))
  return saving
}

/** The same without what was sent: that of a buyer may say where they live. */
export const saveBuyersPicture = (
  shop: PictureKeeper,
  sent: SentImage,
  sender: string,
): Promise<PictureSaving> => saveMaster(shop, sent, { sender, isBuyers: true })

async function saveMaster(
  shop: PictureKeeper,
  sent: SentImage,
  { sender, isBuyers }: { sender: string | undefined; isBuyers: boolean },
): Promise<PictureSaving> {
  const result = await normaliseImage(shop.decoder, sent, sender === undefined ? {} : { sender })
  if (result.outcome !== 'normalised') return result
  const { content, ...measures } = result.master
  const picture = { hash: hashOf(content), ...measures }
  await holdPicture(shop.database, picture.hash)
  // The file first: a row without its file would be a broken picture, a file without its row is only unused.
  await shop.files.write(`${picture.hash}.webp`, content)
  const adding = shop.database.insert(pictures).values({ ...picture, isBuyers })
  await (isBuyers
    ? adding.onConflictDoNothing()
    : adding.onConflictDoUpdate({ target: pictures.hash, set: { isBuyers } }))
  return { outcome: 'saved', picture }
}

async function bytesOf(sent: SentImage): Promise<Buffer> {
  if (Buffer.isBuffer(sent)) return sent
  return sent instanceof Blob ? Buffer.from(await sent.arrayBuffer()) : readFile(sent)
}

/** The file of what somebody sent, beside its master; never shown to shoppers, as it may say where it was taken. */
export const originalName = (hash: string): string => `${hash}.original`

/** 24 hex characters are 96 bits: two different pictures do not meet in them. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 24)
}
