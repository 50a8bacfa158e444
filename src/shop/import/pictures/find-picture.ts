import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { eq } from 'drizzle-orm'
import { fetchSafely } from '#platform/network/fetch-safely.ts'
import { beginsLikePicture } from '#platform/images/image-kind.ts'
import { imageLimits } from '#platform/images/normalise-image.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import { readPictureFileName } from '#shop/pictures/picture.ts'
import { holdPicture } from '#shop/pictures/work/hold-picture.ts'
import { savePicture, type PictureSaving } from '#shop/pictures/save-picture.ts'
import type { Shop } from '#shop/shop.ts'
import { importedPictures } from '../tables.ts'

export type FindPictureResult =
  | { outcome: 'found'; hash: string }
  /** In a dry run: it is there, and would be fetched now. */
  | { outcome: 'to-be-fetched' }
  /** The reason is the rest of a sentence that begins with the picture's address. */
  | { outcome: 'missing'; reason: string }

export interface PictureSearch {
  shop: Shop
  /** Of the CSV file: pictures on disk are looked for below it, and nowhere else. */
  csvPath: string
  dryRun: boolean
  /** The file came over the network: no path of this machine is read, and no URL of its network is asked. */
  isFromOutside: boolean
  /** How often in a row each server did not answer. */
  silences: Map<string, number>
  /** Nothing more is looked for when the import has ended. */
  signal: AbortSignal
}

const timeoutMs = 15_000
/** A server that is gone would cost a wait for each of its pictures. */
const mostSilences = 3
const longestUrl = 2000
/** In these a picture says what it is. A dry run asks for no more of each. */
const firstBytes = 2048

/** The picture at a URL or path: one that we have, one that is remembered, or one fetched now. */
export async function findPicture(
  search: PictureSearch,
  source: string,
): Promise<FindPictureResult> {
  if (search.signal.aborted) return missing('was not looked for any more')
  if (/^https?:\/\//i.test(source)) return findOnline(search, source)
  if (/^[a-z][a-z0-9+.-]+:/i.test(source)) return missing('is neither an http address nor a path')
  return search.isFromOutside
    ? missing('is a path; a file that is sent names its pictures by their addresses')
    : findOnDisk(search, source)
}

async function findOnline(search: PictureSearch, url: string): Promise<FindPictureResult> {
  if (url.length > longestUrl) return missing(`is longer than ${longestUrl} characters`)
  const known = (await findOwn(search.shop, url)) ?? (await recall(search.shop, url))
  return known === undefined ? fetchPicture(search, url) : foundAgain(search.shop, known)
}

async function foundAgain({ database }: Shop, hash: string): Promise<FindPictureResult> {
  await holdPicture(database, hash)
  return { outcome: 'found', hash }
}

async function fetchPicture(
  { shop, silences, dryRun, isFromOutside, signal }: PictureSearch,
  url: string,
): Promise<FindPictureResult> {
  const server = URL.canParse(url) ? new URL(url).host : ''
  const silent = () => silences.get(server) ?? 0
  if (silent() >= mostSilences) return missing('is on a server that did not answer before')
  const fetching = await fetchSafely(url, {
    timeoutMs,
    signal,
    maxBytes: imageLimits.bytes,
    onlyFirstBytes: dryRun ? firstBytes : undefined,
    ...(shop.environment.importFromPrivateAddresses && !isFromOutside
      ? { mayReach: () => true }
      : {}),
  })
  const answered = fetching.outcome === 'fetched' || fetching.serverAnswered
  silences.set(server, answered ? 0 : silent() + 1)
  if (fetching.outcome === 'not-fetched') return missing(fetching.reason)
  return dryRun ? judgeStart(fetching.content) : keep(shop, url, fetching.content)
}

async function findOnDisk(search: PictureSearch, path: string): Promise<FindPictureResult> {
  const found = await pathBelow(dirname(search.csvPath), path)
  if (found === undefined) return missing('is no file below the folder of the CSV file')
  const { size } = await stat(found)
  if (size > imageLimits.bytes)
    return missing(refusalOf({ outcome: 'too-large', bytes: size, maxBytes: imageLimits.bytes }))
  const content = await readFile(found)
  const source = `sha256:${createHash('sha256').update(content).digest('hex')}`
  const known = await recall(search.shop, source)
  if (known !== undefined) return foundAgain(search.shop, known)
  return search.dryRun ? judgeStart(content) : keep(search.shop, source, content)
}

/** Links are followed before it is decided: one that leads out of the folder does not count as below it. */
async function pathBelow(folder: string, path: string): Promise<string | undefined> {
  try {
    const top = await realpath(folder)
    const file = await realpath(join(top, path.replaceAll('\\', '/')))
    return file.startsWith(top + sep) && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

/** Our own export names our own pictures by their URL; the hash in it is the picture. */
async function findOwn(shop: Shop, url: string): Promise<string | undefined> {
  const name = /\/pictures\/([^/?#]+)$/.exec(url)?.[1]
  const hash = name && readPictureFileName(name)?.hash
  if (!hash) return undefined
  return (await loadPictures(shop.database, [hash])).has(hash) ? hash : undefined
}

async function recall({ database }: Shop, source: string): Promise<string | undefined> {
  const [row] = await database
    .select({ picture: importedPictures.picture })
    .from(importedPictures)
    .where(eq(importedPictures.source, source))
  return row?.picture
}

async function keep(shop: Shop, source: string, content: Buffer): Promise<FindPictureResult> {
  const saving = await savePicture(shop, content)
  if (saving.outcome !== 'saved') return missing(refusalOf(saving))
  const picture = saving.picture.hash
  await shop.database.insert(importedPictures).values({ source, picture }).onConflictDoNothing()
  return { outcome: 'found', hash: picture }
}

/** In a dry run: whether it is there, and looks like a picture. */
function judgeStart(start: Buffer): FindPictureResult {
  return beginsLikePicture(start)
    ? { outcome: 'to-be-fetched' }
    : missing(refusalOf({ outcome: 'not-an-image', found: 'unknown' }))
}

const missing = (reason: string): FindPictureResult => ({ outcome: 'missing', reason })

function refusalOf(saving: Exclude<PictureSaving, { outcome: 'saved' }>): string {
  switch (saving.outcome) {
    case 'not-an-image':
      return 'is not a picture that can be shown (JPEG, PNG, WebP, AVIF or GIF)'
    case 'too-large':
      return `is larger than ${Math.floor(saving.maxBytes / 1024 / 1024)} MB`
    case 'too-many-pixels':
      return `is ${saving.width} by ${saving.height} pixels, which is too many`
    case 'too-costly':
      return 'takes too much memory to open; save it as an ordinary JPEG'
    case 'too-many-waiting':
      return 'had to wait too long'
    case 'too-small':
      return `is ${saving.width} by ${saving.height} pixels, which is too small`
  }
}
