import { z } from 'zod'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { chooseOrders } from '#shop/orders/bulk/choose-orders.ts'
import { mostPrinted } from '#shop/orders/desk/list-printed.ts'
import { printHref, type PrintKind } from '../../print/print-href.ts'
import { chosenBy, chosenFields } from './chosen-fields.ts'

/** The page on which the chosen orders are printed. */
export interface Papers {
  page: string
}

const printing = (kind: PrintKind) =>
  formAction({
    schema: z.object(chosenFields),
    run: async (fields, { shop, url }): Promise<FormOutcome<Papers>> => {
      // One more than is printed: the page says that they are too many.
      const chosen = chosenBy({ ...fields, most: mostPrinted + 1 }, url.searchParams)
      if (!chosen) return { outcome: 'refused', trouble: 'none-picked' }
      const found = await chooseOrders(shop, chosen)
      if (found.outcome !== 'chosen') return { outcome: 'refused', trouble: found.outcome }
      const href = printHref({ orders: found.orders.map(({ orderId }) => orderId), kind })
      const page = pathInLanguage(href, languageOfPath(url.pathname))
      return { outcome: 'done', goTo: page, answer: { page } }
    },
  })

export const papersActions = {
  'print-invoice': printing('invoice'),
  'print-slip': printing('slip'),
}
