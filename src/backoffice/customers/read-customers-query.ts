import { readListQuery } from '#pages/list/list-query.ts'
import { tagSchema } from '#shop/customers/contract.ts'
import { customerMarks } from '#shop/customers/customer.ts'
import { customerSorts } from '#shop/customers/list/customer-filter.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'
import { columnsIn } from '#shop/saved-views/columns.ts'

/** What the URL of the list asks for: everything of it can be sent to a colleague. On the server: all places stand behind it. */
export function readCustomersQuery(query: URLSearchParams) {
  const { page: _, ...asked } = readListQuery(query, {
    choices: {
      mark: customerMarks,
      tag: tagsIn(query),
      district: listDistricts().map(({ name }) => name),
      sort: customerSorts,
    },
    // `view`: the one that the list began with.
    ids: ['after', 'view'],
    days: ['from', 'to'],
    amounts: ['ordersFrom', 'ordersTo'],
  })
  return {
    ...asked,
    ordersFrom: whole(asked.ordersFrom),
    ordersTo: whole(asked.ordersTo),
    columns: columnsIn('customers', query),
  }
}

/** Nobody has ordered one and a half times. */
const whole = (amount: number | undefined) => amount && Math.floor(amount)

/** Any that may be one: a customer may have it by now. */
function tagsIn(query: URLSearchParams): string[] {
  const { data } = tagSchema.safeParse(query.get('tag'))
  return data === undefined ? [] : [data]
}
