import { takaFromPaisa } from '#platform/money.ts'
import { formatPhone } from '#platform/phone.ts'
import { byteOrderMark, writeRows } from '../../import/formats/write-rows.ts'
import type { Shop } from '../../shop.ts'
import type { CustomerFilter } from './customer-filter.ts'
import { listCustomers, type CustomerRow } from './list-customers.ts'

const atOnce = 1000

/**
 * Exactly the customers who fit, as CSV, piece by piece: their number costs no memory. They go by id, which never changes, so that
 * nobody is written twice or left out while orders come in. The filter was found long enough before.
 */
export async function* writeCustomers(
  shop: Pick<Shop, 'database'>,
  filter: CustomerFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + writeRows([Object.keys(columns)])
  for (let after: string | undefined; ;) {
    const listed = await listCustomers(shop, { filter, sort: 'id', after, limit: atOnce })
    if (listed.outcome !== 'listed') return
    if (listed.customers.length > 0) yield writeRows(listed.customers.map(rowOf))
    if (listed.next === undefined) return
    after = listed.next
  }
}

const columns: Record<string, (customer: CustomerRow) => string> = {
  name: ({ name }) => name,
  phone: ({ phone }) => (phone ? formatPhone(phone, 'en') : ''),
  email: ({ email }) => email ?? '',
  account: ({ hasAccount }) => (hasAccount ? 'yes' : 'no'),
  district: ({ district }) => district ?? '',
  orders: ({ orders }) => String(orders),
  delivered: ({ delivered }) => String(delivered),
  canceled: ({ canceled }) => String(canceled),
  returned: ({ returned }) => String(returned),
  spent: ({ spentInPaisa }) => String(takaFromPaisa(spentInPaisa)),
  first_order: ({ firstOrderAt }) => firstOrderAt?.toISOString() ?? '',
  last_order: ({ lastOrderAt }) => lastOrderAt?.toISOString() ?? '',
  mark: ({ mark }) => mark,
  tags: ({ tags }) => tags.join(', '),
  id: ({ id }) => id,
}

const rowOf = (customer: CustomerRow) => Object.values(columns).map((cell) => cell(customer))
