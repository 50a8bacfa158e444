import type { FileStore } from '#platform/files/files.ts'

/** What a picture's sizes are made of: the master of a photo, or a drawing of our own. */
export async function findOriginal(files: FileStore, hash: string): Promise<Buffer | undefined> {
  return (await files.read(`${hash}.webp`)) ?? (await files.read(`${hash}.svg`))
}
