import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { chooseColumns } from '#shop/saved-views/choose-columns.ts'
import {
  knownColumns,
  noColumns,
  type ListColumn,
  type SavedList,
} from '#shop/saved-views/columns.ts'
import type { Shop } from '#shop/shop.ts'
import type { StoredListQuery, ListWithViews, ListPage } from '../list-with-views.ts'

/** Which columns a list has: kept for the person who asks, and said in the URL, so that a link shows the same to a colleague. */
export function columnForms<Query extends StoredListQuery>({
  list,
  read,
  hrefOf,
}: ListWithViews<SavedList, Query>) {
  async function choose(
    columns: ListColumn[] | undefined,
    { url, context, shop }: ActionFunctionArgs & { shop: Shop },
  ): Promise<FormOutcome<ListPage>> {
    const { outcome } = await chooseColumns(shop, personIn(context), { list, columns })
    if (outcome !== 'chosen') return { outcome: 'refused', trouble: outcome }
    const inUrl = columns && (columns.join() || noColumns)
    const path = hrefOf(read(url.searchParams), { columns: inUrl })
    const page = pathInLanguage(path, languageOfPath(url.pathname))
    return { outcome: 'done', goTo: page, answer: { list: page } }
  }
  return {
    columns: formAction({
      schema: z.object({ shown: z.union([z.string(), z.array(z.string())]).optional() }),
      run: ({ shown = [] }, args) => choose(knownColumns(list, [shown].flat()), args),
    }),
    'columns-usual': formAction({
      schema: z.object({}),
      run: (_, args) => choose(undefined, args),
    }),
  }
}
