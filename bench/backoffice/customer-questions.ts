import { findCustomer } from '../../src/shop/customers/detail/find-customer.ts'
import {
  customerSorts,
  isNarrowed,
  type CustomerFilter,
  type CustomerSort,
} from '../../src/shop/customers/list/customer-filter.ts'
import { listCustomers } from '../../src/shop/customers/list/list-customers.ts'
import type { Shop } from '../../src/shop/shop.ts'
import type { Question } from './ask.ts'
import { inTurn, type Samples } from './samples.ts'

async function list(shop: Shop, filter: CustomerFilter, sort: CustomerSort, after?: string) {
  const isCounted = isNarrowed(filter)
  const listed = await listCustomers(shop, { filter, sort, after, isCounted })
  if (listed.outcome !== 'listed') throw new Error('Expected a text that can be looked for')
  return listed.customers.length
}

const filters: Record<string, CustomerFilter> = {
  'mark trusted': { mark: 'trusted' },
  'mark blocked': { mark: 'blocked' },
  'mark none': { mark: 'none' },
  'tag Wholesale': { tag: 'Wholesale' },
  'tag Press': { tag: 'Press' },
  'district Dhaka': { district: 'Dhaka' },
  'district Sherpur': { district: 'Sherpur' },
  'from 3 orders': { ordersFrom: 3 },
  'from 300 orders': { ordersFrom: 300 },
  'exactly 2 orders': { ordersFrom: 2, ordersTo: 2 },
  'last order in a week two years ago': { from: '2024-11-01', to: '2024-11-07' },
  'Sherpur, suspicious': { district: 'Sherpur', mark: 'suspicious' },
  'Dhaka, from 10 orders, Wholesale': { district: 'Dhaka', ordersFrom: 10, tag: 'Wholesale' },
}

const detail = (ids: readonly string[]) => async (shop: Shop, turn: number) => {
  const customer = await findCustomer(shop, inTurn(ids, turn))
  if (!customer) throw new Error('Expected a customer')
  return 1 + customer.orders.length + customer.addresses.length
}

/** Customers, as the functions answer that the loaders of the pages call. */
export function customerQuestions(samples: Samples): Question[] {
  const { phones, emails, customers, busyCustomers } = samples
  const searches: Record<string, (turn: number) => string> = {
    phone: (turn) => inTurn(phones, turn),
    'end of a phone': (turn) => inTurn(phones, turn).slice(-6),
    'e-mail': (turn) => inTurn(emails, turn),
    'name, common': () => 'rahima khatun',
    'name, rare': () => 'zubaida',
    'three letters': (turn) => inTurn(['kha', 'rah', '017', 'com'], turn),
    'nothing found': (turn) => `nobody${turn % 7}`,
  }
  return [
    ...customerSorts.flatMap((sort) => [
      { name: `customers, ${sort}`, ask: (shop: Shop) => list(shop, {}, sort) },
      {
        name: `customers, ${sort}, a page far behind`,
        ask: (shop: Shop, turn: number) => list(shop, {}, sort, inTurn(customers, turn)),
      },
    ]),
    ...Object.entries(filters).map(([name, filter]) => ({
      name: `customers, ${name}`,
      ask: (shop: Shop) => list(shop, filter, 'latest'),
    })),
    ...(['mark blocked', 'district Sherpur', 'tag Press'] as const).map((name) => ({
      name: `customers, ${name}, by money spent`,
      ask: (shop: Shop) => list(shop, filters[name] ?? {}, 'spent'),
    })),
    ...Object.entries(searches).map(([name, text]) => ({
      name: `customers, search, ${name}`,
      ask: (shop: Shop, turn: number) => list(shop, { q: text(turn) }, 'latest'),
    })),
    { name: 'a customer', ask: detail(customers) },
    { name: 'a customer with many orders', ask: detail(busyCustomers) },
  ]
}
