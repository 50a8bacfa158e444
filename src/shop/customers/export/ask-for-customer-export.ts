import { defineAction } from '../../define-action.ts'
import { inOrder } from '../../exports/export-format.ts'
import { queueExport } from '../../exports/queue-export.ts'
import { customerColumns } from './columns.ts'
import { auditedExport, exportInput } from './export-input.ts'

/** Has customers written to a file in the background. */
export const askForCustomerExport = defineAction({
  allow: 'export-people',
  input: exportInput,
  run: async (call) => {
    const { filter, format, columns } = call.input
    const { asOf: _, ...asked } = filter
    return queueExport(call, {
      list: 'customers',
      format,
      columns: inOrder(customerColumns, columns),
      sort: 'id',
      filter: asked,
      change: auditedExport(call.input),
    })
  },
})
