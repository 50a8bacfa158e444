import { giveWay } from '#platform/concurrency/give-way.ts'
import { takaFromPaisa } from '#platform/money.ts'
import { formatPhone } from '#platform/phone.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import type { ExportCell } from '../../exports/export-format.ts'
import type { ExportedRows, StoredQuery } from '../../exports/exported-rows.ts'
import type { Shop } from '../../shop.ts'
import type { CustomerFilter } from '../list/customer-filter.ts'
import { countCustomers, listCustomers, type CustomerRow } from '../list/list-customers.ts'
import type { CustomerColumn } from './columns.ts'

const atOnce = 500

interface CustomerQuery {
  filter: CustomerFilter
  columns: readonly CustomerColumn[]
}

/**
 * Exactly the customers who fit, batch by batch: their number costs no memory, and shoppers go first. They go by id,
 * which never changes, so that nobody is written twice or left out while orders come in. Ended where the typed text is too short.
 */
export async function* listCustomerRows(
  shop: Pick<Shop, 'database'>,
  { filter, columns }: CustomerQuery,
): AsyncGenerator<ExportCell[][]> {
  for (let after: string | undefined; ;) {
    const began = performance.now()
    const listed = await listCustomers(shop, { filter, sort: 'id', after, limit: atOnce })
    if (listed.outcome !== 'listed') return
    const workedMs = performance.now() - began
    if (listed.customers.length > 0)
      yield listed.customers.map((customer) => columns.map((column) => cells[column](customer)))
    if (listed.next === undefined) return
    after = listed.next
    await giveWay(workedMs)
  }
}

const momentCell = (at: Date | null) => (at ? clockInDhaka(at) : '')

const cells: Record<CustomerColumn, (customer: CustomerRow) => ExportCell> = {
  name: ({ name }) => name,
  phone: ({ phone }) => (phone ? formatPhone(phone, 'en') : ''),
  email: ({ email }) => email ?? '',
  account: ({ hasAccount }) => (hasAccount ? 'yes' : 'no'),
  district: ({ district }) => district ?? '',
  orders: ({ orders }) => orders,
  delivered: ({ delivered }) => delivered,
  canceled: ({ canceled }) => canceled,
  returned: ({ returned }) => returned,
  spent: ({ spentInPaisa }) => takaFromPaisa(spentInPaisa),
  first_order: ({ firstOrderAt }) => momentCell(firstOrderAt),
  last_order: ({ lastOrderAt }) => momentCell(lastOrderAt),
  mark: ({ mark }) => mark,
  tags: ({ tags }) => tags.join(', '),
  id: ({ id }) => id,
}

/** As a long export kept it. */
const queryOf = ({ filter, columns, asOf }: StoredQuery) =>
  ({ filter: { ...filter, asOf }, columns }) as CustomerQuery

export const exportedCustomers: ExportedRows = {
  count: (shop, query, most) => countCustomers(shop, queryOf(query).filter, most),
  list: (shop, query) => listCustomerRows(shop, queryOf(query)),
}
