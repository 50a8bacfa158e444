import { z } from 'zod'
import { isNarrowed, type DeskFilter } from '../catalog/desk/product-filter.ts'
import { findAttributes } from '../catalog/attributes/list-attributes.ts'
import type { Database } from '#platform/database/database.ts'
import { exportFormats, inOrder } from '../exports/export-format.ts'
import { headingsOf } from '../import/attributes/attribute-columns.ts'
import { productColumns, type ProductColumn } from './columns.ts'

/** What an export holds: which products, and what it tells of each. They go by id, which never changes. */
export const exportInput = z.object({
  filter: z.custom<DeskFilter>((filter) => typeof filter === 'object' && filter !== null),
  columns: z.array(z.enum(productColumns)).min(1, 'Choose at least one column'),
  format: z.enum(exportFormats),
})

/** As the first row of the file names them. */
export async function headingsFor(
  database: Database,
  wanted: readonly ProductColumn[],
): Promise<string[]> {
  const columns = inOrder(productColumns, wanted)
  if (!columns.includes('attributes')) return columns
  const attributes = headingsOf(await findAttributes(database))
  return columns.flatMap((column) => (column === 'attributes' ? attributes : [column]))
}

export const auditedExport = ({ filter, columns }: z.output<typeof exportInput>) =>
  ({
    action: 'products-exported',
    subject: { type: 'product', id: 'list' },
    before: {},
    after: { filtered: isNarrowed(filter), columns: new Set(columns).size },
  }) as const
