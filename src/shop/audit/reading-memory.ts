/** What staff have read in bulk, counted in memory (docs/decisions/0241). */

export interface Reading {
  /** Of what was read: the same row shown again does not count again. */
  ids: Set<string>
  /** Of the entry in the audit. */
  entryId: string
}

/** What people have read in the running hour. Of the shop, which pages and API share. */
export interface ReadingMemory {
  hour: number
  /** By kind and person. */
  readings: Map<string, Reading>
}

export const openReadingMemory = (): ReadingMemory => ({ hour: 0, readings: new Map() })
