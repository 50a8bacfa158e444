import { z } from 'zod'
import { exportFormats } from '../../exports/export-format.ts'
import { factsOfFilter } from '../../exports/facts-of-filter.ts'
import { isNarrowed, type CustomerFilter } from '../list/customer-filter.ts'
import { customerColumns } from './columns.ts'

/** What an export holds: which customers, and what it tells of each. They are sorted by id, which never changes. */
export const exportInput = z.object({
  filter: z.custom<CustomerFilter>((filter) => typeof filter === 'object' && filter !== null),
  columns: z.array(z.enum(customerColumns)).min(1, 'Choose at least one column'),
  format: z.enum(exportFormats),
})

export const auditedExport = ({ filter, columns }: z.output<typeof exportInput>) =>
  ({
    action: 'customers-exported',
    subject: { type: 'customer', id: 'list' },
    before: {},
    after: {
      filtered: isNarrowed(filter),
      ...factsOfFilter(filter),
      columns: new Set(columns).size,
    },
  }) as const
