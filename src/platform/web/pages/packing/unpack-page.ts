import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CachedPage } from '../page-cache.ts'

const unpack = promisify(gunzip)

/** Clients that ask for pages unpacked ask for the same few; the pages that were last unpacked, in bytes. */
const mostUnpackedBytes = 4 * 1024 * 1024

const unpacked = new LRUCache<CachedPage, Buffer>({
  maxSize: mostUnpackedBytes,
  // An answer may be empty; a size may not.
  sizeCalculation: ({ length }) => Math.max(length, 1),
  // Beside the main thread, and once for all who wait for it.
  fetchMethod: ({ gzip }) => unpack(gzip),
})

/** A page for the few who take no compressed form. */
export async function unpackPage(page: CachedPage): Promise<Buffer> {
  return (await unpacked.fetch(page)) ?? unpack(page.gzip)
}
