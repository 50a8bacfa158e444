import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { listAddress } from '#pages/list/list-address.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import { chooseOrders } from '#shop/orders/bulk/choose-orders.ts'
import type { Chosen } from '#shop/orders/bulk/chosen.ts'
import { countMatching } from '#shop/orders/desk/list-orders.ts'
import type { OrderSort } from '#shop/orders/desk/order-filter.ts'
import { askForExport } from '#shop/orders/export/ask-for-export.ts'
import { exportColumns, type ExportColumn, type ExportFormat } from '#shop/orders/export/columns.ts'
import { longestDirectExport } from '#shop/orders/export/long-export.ts'
import type { Shop } from '#shop/shop.ts'
import type { Download } from '../../customers/begin-download.ts'
import { chosenBy, chosenFields } from '../bulk/chosen-fields.ts'
import { narrowingOf, type OrdersAddress } from '../orders-address.ts'
import { readOrdersAddress } from '../read-orders-address.ts'

const column = z.enum(exportColumns)

/** What became of it: the file begins at once, or it is long and is written in the background. */
export type Exported = Download | { isLong: true }

interface Asked {
  format: ExportFormat
  columns: ExportColumn[]
  sort: OrderSort | undefined
}

/** Those that were ticked and are still there are few. */
async function exportTicked(
  chosen: Chosen,
  asked: Asked,
  shop: Shop,
): Promise<FormOutcome<Exported>> {
  const found = await chooseOrders(shop, chosen)
  const numbers = found.outcome === 'chosen' ? found.orders.map(({ orderId }) => orderId) : []
  if (numbers.length === 0) return { outcome: 'refused', trouble: 'none-picked' }
  return fileAt({ orders: numbers.join(), ...asked })
}

async function exportList(
  address: OrdersAddress,
  asked: Asked,
  { shop, context }: { shop: Shop; context: ActionFunctionArgs['context'] },
): Promise<FormOutcome<Exported>> {
  const { filter } = narrowingOf(address)
  const count = await countMatching(shop, filter, longestDirectExport + 1)
  if (count <= longestDirectExport) return fileAt({ ...filter, ...asked })
  const { sort = 'newest', ...rest } = asked
  const { outcome } = await askForExport(shop, personIn(context), { filter, sort, ...rest })
  return outcome === 'waiting'
    ? { outcome: 'done', answer: { isLong: true } }
    : { outcome: 'refused', trouble: outcome }
}

/** The API gives the file, piece by piece. */
function fileAt({ columns, ...asked }: Asked & Record<string, unknown>): FormOutcome<Exported> {
  const query = { ...(asked as Record<string, string>), columns: columns.join() }
  const href = listAddress('/api/orders/export', query)
  return { outcome: 'done', goTo: href, answer: { href } }
}

/** The page says in words to whom the file is not given. */
const exporting = (format: ExportFormat) =>
  formAction({
    schema: z.object({ ...chosenFields, column: z.union([column, z.array(column)]).optional() }),
    run: async ({ column: wanted = [], ...fields }, args): Promise<FormOutcome<Exported>> => {
      const { shop, context, url } = args
      const columns = [wanted].flat()
      if (columns.length === 0) return { outcome: 'refused', trouble: 'no-columns' }
      const { actor, address } = personIn(context)
      const outcome = await admitActor(shop, actor, { permission: 'export-people', address })
      if (outcome !== 'admitted') return { outcome: 'refused', trouble: outcome }
      const list = readOrdersAddress(url.searchParams)
      const asked = { sort: list.sort, format, columns }
      const chosen = chosenBy(fields, url.searchParams)
      return chosen && 'ticked' in chosen
        ? exportTicked(chosen, asked, shop)
        : exportList(list, asked, args)
    },
  })

export const exportActions = {
  'export-csv': exporting('csv'),
  'export-xlsx': exporting('xlsx'),
}
