import { defineAction } from '../define-action.ts'
import { writeExport } from '../exports/write-export.ts'
import { listDesk } from '../catalog/desk/list-desk.ts'
import { auditedExport, exportInput, headingsFor } from './export-input.ts'
import { listProductRows } from './list-product-rows.ts'

/** Gives products out as a file. Who did it stands in the audit, before the first line is written. */
export const exportProductList = defineAction({
  allow: 'export-products',
  input: exportInput,
  run: async ({ shop, input, now: asOf }) => {
    const { filter, format } = input
    const { outcome } = await listDesk(shop, { filter, sort: 'id', limit: 1 })
    if (outcome === 'too-short') return { outcome: 'too-short' }
    const columns = await headingsFor(shop.database, input.columns)
    const batches = listProductRows(shop, { filter: { ...filter, asOf }, columns })
    return {
      outcome: 'begun',
      bytes: writeExport({ list: 'products', format, columns, batches }),
      change: { ...auditedExport(input), topics: [] },
    }
  },
})
