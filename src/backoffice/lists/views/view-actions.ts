import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { loadColumns } from '#shop/saved-views/choose-columns.ts'
import { noColumns, shownColumns, type SavedList } from '#shop/saved-views/columns.ts'
import {
  deleteCustomerView,
  deleteOrderView,
  deleteProductView,
  deleteSalesView,
} from '#shop/saved-views/delete-view.ts'
import {
  saveCustomerView,
  saveOrderView,
  saveProductView,
  saveSalesView,
} from '#shop/saved-views/save-view.ts'
import { longestViewName } from '#shop/saved-views/saved-view.ts'
import type { Shop } from '#shop/shop.ts'
import type { StoredListQuery, ListWithViews, ListPage } from '../list-with-views.ts'
import { queryOfView } from './view-query.ts'

/** Keys of what is wrong with the name. */
export type ViewProblem = 'name-missing' | 'name-long' | 'name-taken'

const problem = (key: ViewProblem) => key

const schema = z.object({
  name: z.string(problem('name-missing')).max(longestViewName, problem('name-long')),
  shared: z.literal('on').optional(),
})

const moreProblems = (form: FormData): Record<string, string> => {
  const isEmpty = String(form.get('name') ?? '').trim() === ''
  return isEmpty ? { name: problem('name-missing') } : {}
}

const saveView = {
  orders: saveOrderView,
  customers: saveCustomerView,
  products: saveProductView,
  sales: saveSalesView,
}
const deleteView = {
  orders: deleteOrderView,
  customers: deleteCustomerView,
  products: deleteProductView,
  sales: deleteSalesView,
}

type Sent = z.output<typeof schema> & { id?: string; version?: number }

/** What is done to the views of a list; each button says one thing. */
export function viewForms<Query extends StoredListQuery>(kept: ListWithViews<SavedList, Query>) {
  const { list, read, hrefOf } = kept

  /** The list with this view, or without one, in the language of the page. */
  function listWith(query: URLSearchParams, view: string | undefined, url: URL) {
    const page = pathInLanguage(hrefOf(read(query), { view }), languageOfPath(url.pathname))
    return { outcome: 'done', goTo: page, answer: { list: page } } as const
  }

  async function save(
    { name, shared, ...edited }: Sent,
    { shop, context, url }: ActionFunctionArgs & { shop: Shop },
  ): Promise<FormOutcome<ListPage>> {
    const by = personIn(context)
    const asked = read(url.searchParams)
    // As the person who asks has it before them.
    const own = await loadColumns(shop, by.actor.userId, list)
    const columns = shownColumns(list, asked.columns, own).join() || noColumns
    const query = queryOfView(kept, asked, columns)
    const draft = { ...edited, name, query, isShared: shared === 'on' }
    const result = await saveView[list](shop, by, draft)
    if (result.outcome === 'saved') return listWith(new URLSearchParams(query), result.id, url)
    return result.outcome === 'name-taken'
      ? { outcome: 'refused', fields: { name: problem('name-taken') } }
      : { outcome: 'refused', trouble: result.outcome }
  }

  async function remove(
    { id }: { id: string },
    { shop, context, url }: ActionFunctionArgs & { shop: Shop },
  ): Promise<FormOutcome<ListPage>> {
    const { outcome } = await deleteView[list](shop, personIn(context), { id })
    return outcome === 'deleted'
      ? listWith(url.searchParams, undefined, url)
      : { outcome: 'refused', trouble: outcome }
  }

  return {
    'view-new': formAction({ schema, moreProblems, run: save }),
    'view-change': formAction({
      schema: schema.extend({ id: z.uuid(), version: z.coerce.number().int().min(1) }),
      moreProblems,
      run: save,
    }),
    'view-delete': formAction({ schema: z.object({ id: z.uuid() }), run: remove }),
  }
}
