import { keepRecent, type RecentFiles } from './keep-recent.ts'
import { PictureTurns } from './picture-turns.ts'

export type PictureMaking =
  | { outcome: 'made'; content: Buffer }
  | { outcome: 'no-original' }
  | { outcome: 'line-full' }

const recentBytes = 32 * 1024 * 1024

/** What is in the hands of those who make the sizes of a shop's pictures. */
export interface PictureWork {
  turns: PictureTurns
  recent: RecentFiles
  /** Whoever asks for a file that is being made waits for the same one. */
  underWay: Map<string, Promise<PictureMaking>>
  /** Of decoded pictures that wait to be encoded once more. */
  heldBytes: number
}

export const openPictureWork = (): PictureWork => ({
  turns: new PictureTurns(),
  recent: keepRecent(recentBytes),
  underWay: new Map(),
  heldBytes: 0,
})
