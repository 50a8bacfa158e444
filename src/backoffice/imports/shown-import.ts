import type { Language } from '#platform/language.ts'
import type { ProductImport } from '#shop/import/jobs/list-imports.ts'

/** One file, as its page shows it. */
export type ShownImport = Omit<ProductImport, 'askedAt' | 'endedAt' | 'userId' | 'notBefore'> & {
  /** Also of the columns that the page does not show. */
  readColumns: number
  allColumns: number
}

/** Why something is so, in the language of the page where there are words for it. */
export interface SaidReason {
  text: string
  language: Language
}
