import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { listAddress } from '#pages/list/list-address.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import { exportColumns, type ExportFormat } from '#shop/orders/export/columns.ts'
import type { Download } from '../../customers/begin-download.ts'
import { narrowingOf } from '../orders-address.ts'
import { readOrdersAddress } from '../read-orders-address.ts'

const column = z.enum(exportColumns)

/** The API gives the file, piece by piece; the page says in words to whom it is not given. */
const exporting = (format: ExportFormat) =>
  formAction({
    schema: z.object({ column: z.union([column, z.array(column)]).optional() }),
    run: async ({ column: chosen = [] }, args): Promise<FormOutcome<Download>> => {
      const columns = [chosen].flat().join()
      if (columns === '') return { outcome: 'refused', trouble: 'no-columns' }
      const { actor, address } = personIn(args.context)
      const outcome = await admitActor(args.shop, actor, { permission: 'export-people', address })
      if (outcome !== 'admitted') return { outcome: 'refused', trouble: outcome }
      const list = readOrdersAddress(args.url.searchParams)
      const { filter } = narrowingOf(list)
      const asked = { ...filter, sort: list.sort, format, columns }
      const href = listAddress('/api/orders/export', asked)
      return { outcome: 'done', goTo: href, answer: { href } }
    },
  })

export const exportActions = {
  'export-csv': exporting('csv'),
  'export-xlsx': exporting('xlsx'),
}
