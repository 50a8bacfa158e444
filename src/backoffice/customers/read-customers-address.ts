import { readListAddress } from '#pages/list/list-address.ts'
import { customerMarks } from '#shop/customers/customer.ts'
import { customerSorts } from '#shop/customers/list/customer-filter.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'

/** What the address of the list asks for. On the server: all places stand behind it. */
export function readCustomersAddress(query: URLSearchParams, tags: readonly string[]) {
  const { page: _, ...address } = readListAddress(query, {
    choices: {
      mark: customerMarks,
      tag: tags,
      district: listDistricts().map(({ name }) => name),
      sort: customerSorts,
    },
    ids: ['after'],
    days: ['from', 'to'],
    amounts: ['ordersFrom', 'ordersTo'],
  })
  return { ...address, ordersFrom: whole(address.ordersFrom), ordersTo: whole(address.ordersTo) }
}

/** Nobody has ordered one and a half times. */
const whole = (amount: number | undefined) => amount && Math.floor(amount)
