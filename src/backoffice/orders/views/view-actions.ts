import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { deleteView } from '#shop/orders/saved-views/delete-view.ts'
import { loadColumns } from '#shop/orders/saved-views/choose-columns.ts'
import { saveView } from '#shop/orders/saved-views/save-view.ts'
import { longestViewName } from '#shop/orders/saved-views/saved-view.ts'
import type { Shop } from '#shop/shop.ts'
import { noColumns } from '#shop/orders/saved-views/columns.ts'
import type { ListPage } from '../columns/column-actions.ts'
import { ordersAddress, shownColumns, type OrdersAddress } from '../orders-address.ts'
import { readOrdersAddress } from '../read-orders-address.ts'
import { queryOfView } from './view-query.ts'

/** Keys of what is wrong with the name. */
export type ViewProblem = 'name-missing' | 'name-long' | 'name-taken'

const problem = (key: ViewProblem) => key

const viewFields = {
  name: z.string(problem('name-missing')).max(longestViewName, problem('name-long')),
  shared: z.literal('on').optional(),
}

const moreProblems = (form: FormData): Record<string, string> => {
  const isEmpty = String(form.get('name') ?? '').trim() === ''
  return isEmpty ? { name: problem('name-missing') } : {}
}

/** The list with this view, or without one, in the language of the page. */
function listWith(
  address: OrdersAddress,
  view: string | undefined,
  url: URL,
): FormOutcome<ListPage> {
  const path = ordersAddress({ ...address, view })
  const list = pathInLanguage(path, languageOfPath(url.pathname))
  return { outcome: 'done', goTo: list, answer: { list } }
}

/** The list as whoever asks has it before them. */
async function shownNow(shop: Shop, userId: string, url: URL): Promise<OrdersAddress> {
  const address = readOrdersAddress(url.searchParams)
  const shown = shownColumns(address, await loadColumns(shop, userId))
  return { ...address, columns: shown.join() || noColumns }
}

const schema = z.object(viewFields)

type Sent = z.output<typeof schema> & { id?: string; version?: number }

async function save(
  { name, shared, ...edited }: Sent,
  { shop, context, url }: ActionFunctionArgs & { shop: Shop },
): Promise<FormOutcome<ListPage>> {
  const by = personIn(context)
  const query = queryOfView(await shownNow(shop, by.actor.userId, url))
  const result = await saveView(shop, by, { ...edited, name, query, isShared: shared === 'on' })
  if (result.outcome === 'saved')
    return listWith(readOrdersAddress(new URLSearchParams(query)), result.id, url)
  return result.outcome === 'name-taken'
    ? { outcome: 'refused', fields: { name: problem('name-taken') } }
    : { outcome: 'refused', trouble: result.outcome }
}

export const viewForms = {
  'view-new': formAction({ schema, moreProblems, run: save }),
  'view-change': formAction({
    schema: schema.extend({ id: z.uuid(), version: z.coerce.number().int().min(1) }),
    moreProblems,
    run: save,
  }),
  'view-delete': formAction({
    schema: z.object({ id: z.uuid() }),
    run: async ({ id }, { shop, context, url }): Promise<FormOutcome<ListPage>> => {
      const { outcome } = await deleteView(shop, personIn(context), { id })
      return outcome === 'deleted'
        ? listWith(readOrdersAddress(url.searchParams), undefined, url)
        : { outcome: 'refused', trouble: outcome }
    },
  }),
}
