import type { ProductImport } from '#shop/import/jobs/list-imports.ts'

/** One file, as its page shows it. */
export type ShownImport = Omit<ProductImport, 'askedAt' | 'endedAt' | 'userId' | 'notBefore'>
