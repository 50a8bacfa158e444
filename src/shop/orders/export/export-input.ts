import { z } from 'zod'
import { orderSorts, type OrderFilter } from '../desk/order-filter.ts'
import { exportColumns, exportFormats, type ExportColumn } from './columns.ts'

/** What an export holds: which orders, how they are sorted, what it tells of each. */
export const exportInput = z.object({
  filter: z.custom<OrderFilter>((filter) => typeof filter === 'object' && filter !== null),
  sort: z.enum(orderSorts),
  columns: z.array(z.enum(exportColumns)).min(1, 'Choose at least one column'),
  format: z.enum(exportFormats),
})

/** Each once, in the order of the file. */
export const inOrder = (wanted: readonly ExportColumn[]): ExportColumn[] =>
  exportColumns.filter((column) => wanted.includes(column))
