import { keepRecent, type RecentFiles } from './keep-recent.ts'
import { PictureQueue } from './picture-queue.ts'

export type PictureMaking =
  | { outcome: 'made'; content: Buffer }
  | { outcome: 'no-original' }
  | { outcome: 'line-full' }

const recentBytes = 32 * 1024 * 1024

/** What is in the hands of those who make the sizes of a shop's pictures. */
export interface PictureWork {
  queue: PictureQueue
  recent: RecentFiles
  /** Anyone who asks for a file that is being made waits for the same one. */
  underWay: Map<string, Promise<PictureMaking>>
  /** Of decoded pictures that wait to be encoded once more. */
  heldBytes: number
}

export const openPictureWork = (): PictureWork => ({
  queue: new PictureQueue(),
  recent: keepRecent(recentBytes),
  underWay: new Map(),
  heldBytes: 0,
})
