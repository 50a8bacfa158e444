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
  'to-undo',
  /** What it did is taken back. */
  'undoing',
  'undone',
  'undo-failed',
] as const
export type ImportState = (typeof importStates)[number]

/** Why an import that ended the process each time is set aside; pages show it in their language. */
export const crashedSentence =
  "Working on this file ended the shop's process three times, so it was set aside. Split the file or save it as CSV and upload it again."

/** What a worker does with it. */
type Task = 'check' | 'import' | 'undo'

const words: Record<Task, Record<'waits' | 'works' | 'failed', ImportState>> = {
  check: { waits: 'to-check', works: 'checking', failed: 'failed' },
  import: { waits: 'to-import', works: 'importing', failed: 'failed' },
  undo: { waits: 'to-undo', works: 'undoing', failed: 'undo-failed' },
}

/** Undefined where nobody has anything to do with it. */
function taskOf(state: ImportState): Task | undefined {
  const tasks = Object.keys(words) as Task[]
  return tasks.find((task) => words[task].waits === state || words[task].works === state)
}

/** What its states are called while somebody has something to do with it. */
export const statesOf = (state: ImportState) => words[taskOf(state) ?? 'import']

export const isUnderWay = (state: ImportState): boolean => taskOf(state) !== undefined
export const isCheck = (state: ImportState): boolean => taskOf(state) === 'check'
export const isUndo = (state: ImportState): boolean => taskOf(state) === 'undo'

/** Taking back goes on to its end: half of an import would be left in the shop. */
export const canStop = (state: ImportState): boolean => isUnderWay(state) && !isUndo(state)

/** Where something of it is in. */
export const canUndo = (state: ImportState): boolean =>
  state === 'imported' || state === 'stopped' || state === 'failed' || state === 'undo-failed'

/** Of which the page says what became of taking it back. */
export const wasUndone = (state: ImportState): boolean =>
  isUndo(state) || state === 'undone' || state === 'undo-failed'

/** From which the import begins, or goes on. */
export const canBegin = (state: ImportState): boolean =>
  state === 'checked' || state === 'stopped' || state === 'failed'

/** Somebody has something to do with it, or may want to. */
export const isOpen = (state: ImportState): boolean =>
  isUnderWay(state) || state === 'stopped' || state === 'failed' || state === 'undo-failed'

/** It can be read once somebody says what its columns are. */
export const needsColumns = (one: { state: ImportState; columns: readonly unknown[] }): boolean =>
  one.state === 'refused' && one.columns.length > 0

/** Whether it can be said anew how the file is to be read, as long as nothing of it is in. */
export const canCheckAgain = (state: ImportState): boolean =>
  !isUnderWay(state) && !wasUndone(state) && state !== 'imported'

/** `removed`: what the shop has and the file has not. */
export const importKinds = ['new', 'changed', 'refused', 'removed', 'picture', 'note'] as const
/** Of what was taken back. `kept`: what stays as it is, because somebody has changed or sold it since. */
export const undoKinds = ['deleted', 'archived', 'restored', 'kept'] as const
export const findingKinds = [...importKinds, ...undoKinds] as const
export type FindingKind = (typeof findingKinds)[number]

/** With the form around it, it fits into what one person may send at once (platform/web/bodies/room.ts). */
export const mostFileBytes = 10 * 1024 * 1024

/** In all; with the oldest goes what was found in it. */
export const mostImports = 20

/** Of which it can be said what they are. */
export const mostColumns = 300

export const mostUntracked = 1_000_000

/** Encodings that a person may choose: what spreadsheets of this part of the world write. */
export const encodings = ['windows-1252', 'utf-16le', 'utf-16be'] as const

/** Announced when there is something to do: whichever instance is free does it. */
export const importsTopic = 'product-imports'

export const fileOf = ({ id, fileKind }: { id: string; fileKind: 'csv' | 'xlsx' }): string =>
  `${id}.${fileKind}`

/** The sheet of a workbook as CSV, for as long as this attempt reads it. */
export const sheetFileOf = ({ id, attempts }: { id: string; attempts: number }): string =>
  `${id}.${attempts}.sheet.csv`
