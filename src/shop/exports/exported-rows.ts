import type { Shop } from '#shop/shop.ts'
import type { ExportCell, ExportedList } from './export-format.ts'

/** What is asked of a list, as the row of a long export keeps it. */
export interface StoredQuery {
  filter: object
  sort: string
  columns: readonly string[]
  /** No later row is in it. */
  asOf: Date
}

/** How the rows of a list are counted and read for a file. */
export interface ExportedRows {
  /** More than `most` are not counted. */
  count: (shop: Shop, query: StoredQuery, most: number) => Promise<number>
  list: (shop: Shop, query: StoredQuery) => AsyncGenerator<ExportCell[][]>
}

/** Each list says it of itself; the start of the shop puts them together. */
export type ExportedLists = Record<ExportedList, ExportedRows>
