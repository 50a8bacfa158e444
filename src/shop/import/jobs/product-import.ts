/** A file of products that somebody sent from a browser, from the first look at it to its end. */

export const importStates = [
  'to-check',
  'checking',
  /** Nothing is written yet: somebody looks at what would be. */
  'checked',
  /** It is no file of products, or cannot be read as it is. */
  'refused',
  /** It does not say how many pieces there are. */
  'stock-unknown',
  'to-import',
  'importing',
  'imported',
  'stopped',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

export const isUnderWay = (state: ImportState): boolean =>
  state === 'to-check' || state === 'checking' || state === 'to-import' || state === 'importing'

/** From which the import begins, or goes on. */
export const canBegin = (state: ImportState): boolean =>
  state === 'checked' || state === 'stopped' || state === 'failed'

/** Whether it can be said anew how the file is to be read, as long as nothing of it is in. */
export const canCheckAgain = (state: ImportState): boolean =>
  !isUnderWay(state) && state !== 'imported'

/** `removed`: what the shop has and the file has not. */
export const findingKinds = ['new', 'changed', 'refused', 'removed', 'picture', 'note'] as const
export type FindingKind = (typeof findingKinds)[number]

/** With the form around it, it fits into what one person may send at once (platform/web/bodies/room.ts). */
export const mostFileBytes = 10 * 1024 * 1024

/** In all; with the oldest goes what was found in it. */
export const mostImports = 20

export const mostUntracked = 1_000_000

/** Encodings that a person may choose: what spreadsheets of this part of the world write. */
export const encodings = ['windows-1252', 'utf-16le', 'utf-16be'] as const

/** Announced when there is something to do: whichever instance is free does it. */
export const importsTopic = 'product-imports'

export const fileOf = ({ id, fileKind }: { id: string; fileKind: 'csv' | 'xlsx' }): string =>
  `${id}.${fileKind}`
