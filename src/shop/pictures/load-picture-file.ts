import { imageTypes, transparentPixel } from '#platform/images/images.ts'
import { findStandIn } from './find-stand-in.ts'
import { findReady, makeNow, makeSoon, type PictureStore } from './work/make-picture-file.ts'
import type { PictureMaking } from './work/picture-work.ts'
import { readPictureFileName, type PictureFile, type PictureFormat } from './picture.ts'
import { patienceMs } from './work/picture-queue.ts'

export type PictureFileLoading =
  | { outcome: 'found'; content: Buffer; type: string }
  /** Something to look at until the file is made: another format or size. Nobody may keep it under this name. */
  | { outcome: 'stand-in'; content: Buffer; type: string }
  | { outcome: 'not-found' }
  | { outcome: 'busy' }

/** Drawn in a twentieth of a second, and distinguishable from a spot of colour. */
const previewWidth = 192

/** A file such as 0f…a1-640.avif: from memory, from the store, made now, or soon enough something in its place. */
export async function loadPictureFile(
  shop: PictureStore,
  name: string,
): Promise<PictureFileLoading> {
  const file = readPictureFileName(name)
  if (!file) return { outcome: 'not-found' }
  const ready = await findReady(shop, file)
  if (ready) return found(ready, file.format)
  // Asked for by what draws shared links, and it keeps what it gets: the real thing, however long it takes.
  if (file.format === 'jpg') return answer(await makeNow(shop, file), file)
  return loadQuicker(shop, file)
}

/** A WebP is made in a third of the time of an AVIF, which follows when nobody waits. */
async function loadQuicker(shop: PictureStore, file: PictureFile): Promise<PictureFileLoading> {
  const quick: PictureFile = { ...file, format: 'webp' }
  const next = file.format === 'avif' ? file : undefined
  const ready = next && (await findReady(shop, quick))
  if (ready) {
    makeSoon(shop, file)
    return standIn(ready, 'webp')
  }
  const making = makeNow(shop, quick, next)
  const made = await withPatience(making)
  if (!made) return loadAnything(shop, file, making)
  // Who asked for the WebP itself may have been first, and wanted no AVIF.
  if (next && made.outcome === 'made') makeSoon(shop, next)
  return answer(made, file)
}

/** The machine is busy: another size that is there, or a small one, or nothing, through which the placeholder shows. */
async function loadAnything(
  shop: PictureStore,
  file: PictureFile,
  making: Promise<PictureMaking>,
): Promise<PictureFileLoading> {
  const other = await findStandIn(shop, file)
  if (other) return standIn(other.content, other.format)
  const preview = makeNow(shop, { hash: file.hash, width: previewWidth, format: 'webp' })
  const made = await withPatience(Promise.race([making, preview]))
  if (made?.outcome === 'made') return standIn(made.content, 'webp')
  return { outcome: 'stand-in', content: transparentPixel, type: 'image/gif' }
}

function answer(made: PictureMaking, { format }: PictureFile): PictureFileLoading {
  switch (made.outcome) {
    case 'made':
      return format === 'avif' ? standIn(made.content, 'webp') : found(made.content, format)
    case 'no-original':
      return { outcome: 'not-found' }
    case 'line-full':
      return { outcome: 'busy' }
  }
}

function found(content: Buffer, format: PictureFormat): PictureFileLoading {
  return { outcome: 'found', content, type: imageTypes[format] }
}

function standIn(content: Buffer, format: PictureFormat): PictureFileLoading {
  return { outcome: 'stand-in', content, type: imageTypes[format] }
}

/** Undefined when it takes longer than anybody should wait. */
function withPatience<Result>(work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<undefined>((end) => {
    timer = setTimeout(end, patienceMs, undefined)
  })
  return Promise.race([work, patience]).finally(() => clearTimeout(timer))
}
