import { LRUCache } from 'lru-cache'
import { PictureQueue } from './picture-queue.ts'

export type PictureMaking =
  | { outcome: 'made'; content: Buffer }
  | { outcome: 'no-original' }
  | { outcome: 'line-full' }

const recentBytes = 32 * 1024 * 1024

/** What is in the hands of those who make the sizes of a shop's pictures. */
export interface PictureWork {
  queue: PictureQueue
  /** Files that were asked for lately; the longest unused go first. */
  recent: LRUCache<string, Buffer>
  /** Clients that ask for a file that is being made wait for the same one. */
  underWay: Map<string, Promise<PictureMaking>>
  /** Of decoded pictures that wait to be encoded once more. */
  heldBytes: number
}

export const openPictureWork = (): PictureWork => ({
  queue: new PictureQueue(),
  recent: new LRUCache({
    maxSize: recentBytes,
    // One large file must not push everything else out.
    maxEntrySize: recentBytes / 8,
    // A size may not be zero.
    sizeCalculation: ({ length }) => Math.max(length, 1),
  }),
  underWay: new Map(),
  heldBytes: 0,
})
