import type { FileStore } from '../../platform/files.ts'
import { encodeImage, imageTypes, resizeImage } from '../../platform/images.ts'
import type { Shop } from '../shop.ts'
import { findOriginal } from './find-original.ts'
import { keepRecent, type RecentFiles } from './keep-recent.ts'
import { pictureFileName, readPictureFileName, type PictureFile } from './picture.ts'
import { takeTurn } from './take-turn.ts'

const recentBytes = 32 * 1024 * 1024

export type PictureFileLoading =
  | { outcome: 'found'; content: Buffer; type: string }
  | { outcome: 'not-found' }

interface Shelf {
  recent: RecentFiles
  /** Whoever asks for a file that is being made waits for the same one. */
  underWay: Map<string, Promise<Buffer | undefined>>
}

const shelves = new WeakMap<FileStore, Shelf>()

/** A file such as 0f…a1-640.avif: from memory, from the store, or made now and stored. */
export async function loadPictureFile(
  shop: Pick<Shop, 'files'>,
  name: string,
): Promise<PictureFileLoading> {
  const file = readPictureFileName(name)
  if (!file) return { outcome: 'not-found' }
  const content = await findOrMake(shelfOf(shop.files), shop.files, file)
  if (!content) return { outcome: 'not-found' }
  return { outcome: 'found', content, type: imageTypes[file.format] }
}

function findOrMake(
  { recent, underWay }: Shelf,
  files: FileStore,
  file: PictureFile,
): Promise<Buffer | undefined> | Buffer {
  const name = pictureFileName(file)
  const known = recent.find(name) ?? underWay.get(name)
  if (known) return known
  const loading = readOrMake(files, file)
    .then((content) => {
      if (content) recent.keep(name, content)
      return content
    })
    .finally(() => underWay.delete(name))
  underWay.set(name, loading)
  return loading
}

async function readOrMake(files: FileStore, file: PictureFile): Promise<Buffer | undefined> {
  const name = pictureFileName(file)
  const stored = await files.read(name)
  if (stored) return stored
  const original = await findOriginal(files, file.hash)
  if (!original) return undefined
  const content = await takeTurn('now', async () =>
    encodeImage(await resizeImage(original, file.width), file.format),
  )
  await files.write(name, content)
  return content
}

function shelfOf(files: FileStore): Shelf {
  const shelf = shelves.get(files) ?? { recent: keepRecent(recentBytes), underWay: new Map() }
  shelves.set(files, shelf)
  return shelf
}
