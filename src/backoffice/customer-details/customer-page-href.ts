import { listHref } from '#pages/list/list-query.ts'
import { isId } from '#platform/text/is-id.ts'
import { customerPath } from '../customers/customers-href.ts'

/** How far back the two long lists of the page are read, each by the id of the last one seen. */
export interface CustomerPage {
  /** Of orders. */
  after: string | undefined
  callsAfter: string | undefined
}

export const readCustomerPage = (query: URLSearchParams): CustomerPage => ({
  after: idIn(query, 'after'),
  callsAfter: idIn(query, 'callsAfter'),
})

function idIn(query: URLSearchParams, name: string): string | undefined {
  const asked = query.get(name)
  return isId(asked) ? asked : undefined
}

export const customerPageHref = (id: string, page: CustomerPage): string =>
  listHref(customerPath(id), { ...page })
