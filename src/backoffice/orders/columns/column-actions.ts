import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { chooseColumns } from '#shop/orders/saved-views/choose-columns.ts'
import {
  noColumns,
  knownColumns,
  listColumns,
  type ListColumn,
} from '#shop/orders/saved-views/columns.ts'
import { ordersAddress } from '../orders-address.ts'
import { readOrdersAddress } from '../read-orders-address.ts'

/** The list as it was asked for, in the language of the page. */
export interface ListPage {
  list: string
}

const column = z.enum(listColumns)

/** Keeps them for whoever asks, and says them in the address, so that a link shows the same to a colleague. */
async function choose(
  columns: readonly ListColumn[] | undefined,
  { url, context }: ActionFunctionArgs,
  shop: Parameters<typeof chooseColumns>[0],
): Promise<FormOutcome<ListPage>> {
  const { outcome } = await chooseColumns(shop, personIn(context), {
    columns: columns && [...columns],
  })
  if (outcome !== 'chosen') return { outcome: 'refused', trouble: outcome }
  const address = readOrdersAddress(url.searchParams)
  const inAddress = columns && (columns.join() || noColumns)
  const path = ordersAddress({ ...address, columns: inAddress })
  const list = pathInLanguage(path, languageOfPath(url.pathname))
  return { outcome: 'done', goTo: list, answer: { list } }
}

export const columnForms = {
  columns: formAction({
    schema: z.object({ shown: z.union([column, z.array(column)]).optional() }),
    run: ({ shown = [] }, args) => choose(knownColumns([shown].flat()), args, args.shop),
  }),
  'columns-usual': formAction({
    schema: z.object({}),
    run: (_, args) => choose(undefined, args, args.shop),
  }),
}
