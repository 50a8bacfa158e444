import { z } from 'zod'
import { exportFormats } from '#shop/exports/export-format.ts'
import { factsOfFilter } from '#shop/exports/facts-of-filter.ts'
import { isNarrowed, orderSorts, type OrderFilter } from '../desk/order-filter.ts'
import { exportColumns } from './columns.ts'

/** What an export holds: which orders, how they are sorted, what it tells of each. */
export const exportInput = z.object({
  filter: z.custom<OrderFilter>((filter) => typeof filter === 'object' && filter !== null),
  sort: z.enum(orderSorts),
  columns: z.array(z.enum(exportColumns)).min(1, 'Choose at least one column'),
  format: z.enum(exportFormats),
})

export const auditedExport = ({ filter, columns }: z.output<typeof exportInput>) =>
  ({
    action: 'orders-exported',
    subject: { type: 'order', id: 'list' },
    before: {},
    after: {
      filtered: filter.status !== undefined || isNarrowed(filter),
      ...factsOfFilter(filter),
      columns: new Set(columns).size,
    },
  }) as const
