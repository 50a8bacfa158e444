import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { FindingKind } from './product-import.ts'
import { importFindings, productImports } from './tables.ts'

type WithDatabase = Pick<Shop, 'database'>

export type ProductImport = typeof productImports.$inferSelect
export type ImportFinding = typeof importFindings.$inferSelect

/** The latest first; there are few (`mostImports`). */
export const listImports = ({ database }: WithDatabase): Promise<ProductImport[]> =>
  database
    .select()
    .from(productImports)
    .orderBy(desc(productImports.askedAt), desc(productImports.id))

export async function findImport(
  { database }: WithDatabase,
  id: string,
): Promise<ProductImport | undefined> {
  const [found] = await database.select().from(productImports).where(eq(productImports.id, id))
  return found
}

/** How many there are of each kind. */
export async function countFindings(
  { database }: WithDatabase,
  importId: string,
  { isCheck, kinds }: Pick<Wanted, 'isCheck' | 'kinds'>,
): Promise<Partial<Record<FindingKind, number>>> {
  const rows = await database
    .select({ kind: importFindings.kind, n: count() })
    .from(importFindings)
    .where(
      and(
        eq(importFindings.importId, importId),
        eq(importFindings.isCheck, isCheck),
        kinds && inArray(importFindings.kind, [...kinds]),
      ),
    )
    .groupBy(importFindings.kind)
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]))
}

interface Wanted {
  isCheck: boolean
  /** None: all. */
  kinds?: readonly FindingKind[] | undefined
  /** The last one of the page before. */
  after?: number | undefined
  most: number
}

/** In the order in which they were found. */
export const listFindings = (
  { database }: WithDatabase,
  importId: string,
  { isCheck, kinds, after, most }: Wanted,
): Promise<ImportFinding[]> =>
  database
    .select()
    .from(importFindings)
    .where(
      and(
        eq(importFindings.importId, importId),
        eq(importFindings.isCheck, isCheck),
        kinds && inArray(importFindings.kind, [...kinds]),
        after === undefined ? undefined : gt(importFindings.id, after),
      ),
    )
    .orderBy(asc(importFindings.id))
    .limit(most)
