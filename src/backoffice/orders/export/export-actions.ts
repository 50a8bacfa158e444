import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { listAddress } from '#pages/list/list-address.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import { exportColumns, type ExportFormat } from '#shop/orders/export/columns.ts'
import { chooseOrders } from '#shop/orders/bulk/choose-orders.ts'
import type { Chosen } from '#shop/orders/bulk/chosen.ts'
import type { Shop } from '#shop/shop.ts'
import type { Download } from '../../customers/begin-download.ts'
import { chosenBy, chosenFields } from '../bulk/chosen-fields.ts'
import { narrowingOf } from '../orders-address.ts'
import { readOrdersAddress } from '../read-orders-address.ts'

const column = z.enum(exportColumns)

/** Those that were ticked and are still there, or all that fit the list. Undefined where none is left. */
async function askedFor(
  chosen: Chosen | undefined,
  { shop, url }: { shop: Shop; url: URL },
): Promise<Record<string, string | number | undefined> | undefined> {
  if (!chosen || !('ticked' in chosen))
    return narrowingOf(readOrdersAddress(url.searchParams)).filter
  const found = await chooseOrders(shop, chosen)
  const numbers = found.outcome === 'chosen' ? found.orders.map(({ orderId }) => orderId) : []
  return numbers.length === 0 ? undefined : { orders: numbers.join() }
}

/** The API gives the file, piece by piece; the page says in words to whom it is not given. */
const exporting = (format: ExportFormat) =>
  formAction({
    schema: z.object({ ...chosenFields, column: z.union([column, z.array(column)]).optional() }),
    run: async ({ column: wanted = [], ...fields }, args): Promise<FormOutcome<Download>> => {
      const columns = [wanted].flat().join()
      if (columns === '') return { outcome: 'refused', trouble: 'no-columns' }
      const { actor, address } = personIn(args.context)
      const outcome = await admitActor(args.shop, actor, { permission: 'export-people', address })
      if (outcome !== 'admitted') return { outcome: 'refused', trouble: outcome }
      const asked = await askedFor(chosenBy(fields, args.url.searchParams), args)
      if (!asked) return { outcome: 'refused', trouble: 'none-picked' }
      const { sort } = readOrdersAddress(args.url.searchParams)
      const href = listAddress('/api/orders/export', { ...asked, sort, format, columns })
      return { outcome: 'done', goTo: href, answer: { href } }
    },
  })

export const exportActions = {
  'export-csv': exporting('csv'),
  'export-xlsx': exporting('xlsx'),
}
