import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { imageKindOf } from '#platform/images/image-kind.ts'
import { rasterise } from '#platform/images/images.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import { originalName } from '#shop/pictures/save-picture.ts'
import type { Shop } from '#shop/shop.ts'
import { importedPictures } from '../tables.ts'

/** A folder beside the CSV file, which names it. */
export type PictureFolder = string

const extensions: Record<string, string> = { jpeg: 'jpg' }

/**
 * Writes a picture as it was sent, and answers its path for the file. Those that came before originals were kept are written as
 * their masters, drawings of ours as PNG.
 */
export async function writePicture(
  shop: Shop,
  folder: PictureFolder,
  hash: string,
): Promise<string | undefined> {
  const content = await contentOf(shop, hash)
  if (!content) return undefined
  const kind = imageKindOf(content)
  const name = `${hash}.${extensions[kind] ?? kind}`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), content)
  await remember(shop, content, hash)
  return `${basename(folder)}/${name}`
}

async function contentOf({ database, files }: Shop, hash: string): Promise<Buffer | undefined> {
  const kept = (await files.read(originalName(hash))) ?? (await files.read(`${hash}.webp`))
  if (kept) return kept
  const drawing = await files.read(`${hash}.svg`)
  const width = (await loadPictures(database, [hash])).get(hash)?.width
  return drawing && width ? rasterise(drawing.toString(), width) : undefined
}

/** So that this shop knows its own picture again when the file comes back. */
async function remember({ database }: Shop, content: Buffer, picture: string): Promise<void> {
  const source = `sha256:${createHash('sha256').update(content).digest('hex')}`
  await database
    .insert(importedPictures)
    .values({ source, picture })
    .onConflictDoUpdate({ target: importedPictures.source, set: { picture } })
}
