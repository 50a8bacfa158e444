import { defineAction } from '../define-action.ts'
import { queueExport } from '../exports/queue-export.ts'
import { auditedExport, exportInput, headingsFor } from './export-input.ts'

/** Has products written to a file in the background. */
export const askForProductExport = defineAction({
  allow: 'export-products',
  input: exportInput,
  run: async (call) => {
    const { filter, format, columns } = call.input
    const { asOf: _, ...asked } = filter
    return queueExport(call, {
      list: 'products',
      format,
      columns: await headingsFor(call.database, columns),
      sort: 'id',
      filter: asked,
      change: auditedExport(call.input),
    })
  },
})
