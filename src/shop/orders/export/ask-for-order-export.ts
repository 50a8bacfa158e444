import { defineAction } from '#shop/define-action.ts'
import { inOrder } from '#shop/exports/export-format.ts'
import { queueExport } from '#shop/exports/queue-export.ts'
import { exportColumns } from './columns.ts'
import { auditedExport, exportInput } from './export-input.ts'

/** Has orders written to a file in the background. */
export const askForOrderExport = defineAction({
  allow: 'export-people',
  input: exportInput,
  run: async (call) => {
    const { filter, sort, format, columns } = call.input
    const { asOf: _, ...asked } = filter
    return queueExport(call, {
      list: 'orders',
      format,
      columns: inOrder(exportColumns, columns),
      sort,
      filter: asked,
      change: auditedExport(call.input),
    })
  },
})
