import { findCustomerId } from '../../src/shop/customers/people/find-members.ts'
import { countCalls } from '../../src/shop/orders/calls/count-calls.ts'
import { takeNextCall } from '../../src/shop/orders/calls/take-next-call.ts'
import { countOrders } from '../../src/shop/orders/desk/count-orders.ts'
import { countPending } from '../../src/shop/orders/desk/count-pending.ts'
import { findOrder } from '../../src/shop/orders/desk/find-order.ts'
import { listOrders } from '../../src/shop/orders/desk/list-orders.ts'
import { listPrinted } from '../../src/shop/orders/desk/list-printed.ts'
import {
  isNarrowed,
  orderSorts,
  type OrderFilter,
  type OrderSort,
} from '../../src/shop/orders/desk/order-filter.ts'
import { listLatest } from '../../src/shop/orders/live/list-latest.ts'
import { listKnownTags } from '../../src/shop/orders/tags/list-tags.ts'
import { loadDesk } from '../../src/shop/reports/load-desk.ts'
import { byScript } from '../../src/shop/initiator.ts'
import type { Shop } from '../../src/shop/shop.ts'
import type { Question } from './ask.ts'
import { inTurn, type Samples } from './samples.ts'

const pageRows = 50

/** As the page of the list asks: rows, and how many there are where the list is narrowed. */
async function list(shop: Shop, filter: OrderFilter, sort: OrderSort = 'newest', after?: string) {
  const listed = await listOrders(shop, { filter, sort, after, isCounted: isNarrowed(filter) })
  if (listed.outcome !== 'listed') throw new Error('Expected a text that can be looked for')
  return listed
}

const listing =
  (filter: OrderFilter, sort?: OrderSort) =>
  async (shop: Shop): Promise<number> =>
    (await list(shop, filter, sort)).orders.length

const filters: Record<string, OrderFilter> = {
  'status Delivered': { status: 'Delivered' },
  'status Pending': { status: 'Pending' },
  'payment due': { payment: 'due' },
  'payment remitted': { payment: 'remitted' },
  'payment refunded': { payment: 'refunded' },
  'source website': { source: 'website' },
  'source whatsapp': { source: 'whatsapp' },
  'source other': { source: 'other' },
  'source shop, which none has': { source: 'shop' },
  'tag Wholesale': { tag: 'Wholesale' },
  'tag Broken in transit, rare': { tag: 'Broken in transit' },
  'tag none has': { tag: 'Nobody' },
  'call never called': { call: 'never-called' },
  'call confirmed': { call: 'confirmed' },
  'call wrong number': { call: 'wrong-number' },
  'call busy, which none was': { call: 'busy' },
  'district Dhaka': { district: 'Dhaka' },
  'district Sherpur': { district: 'Sherpur' },
  'zone inside Dhaka': { zone: 'inside-dhaka' },
  'zone Dhaka suburbs': { zone: 'dhaka-suburbs' },
  'a week two years ago': { from: '2024-11-01', to: '2024-11-07' },
  'total up to 150': { totalTo: 150 },
  'total from 5,000': { totalFrom: 5000 },
  'total none has': { totalFrom: 9_000_000 },
  'Shipped, due, Dhaka': { status: 'Shipped', payment: 'due', district: 'Dhaka' },
  'Delivered, Sherpur, tag Gift': { status: 'Delivered', district: 'Sherpur', tag: 'Gift' },
  'Canceled, facebook, last year': { status: 'Canceled', source: 'facebook', from: '2025-01-01' },
  'Pending from 3,000 in the suburbs': {
    status: 'Pending',
    totalFrom: 3000,
    zone: 'dhaka-suburbs',
  },
  'refunded, total from 5,000, tag Gift': { payment: 'refunded', totalFrom: 5000, tag: 'Gift' },
}

/** By which sorting walks an index that knows nothing of the filter. */
const sortedFilters: Record<string, OrderFilter> = {
  'status Pending': { status: 'Pending' },
  'district Sherpur': { district: 'Sherpur' },
  'tag Broken in transit': { tag: 'Broken in transit' },
  'a week two years ago': { from: '2024-11-01', to: '2024-11-07' },
  'name Zubaida, rare': { q: 'zubaida' },
}

function searches({ orderIds, trackingIds, phones, emails, names, skus }: Samples) {
  const some: Record<string, (turn: number) => string> = {
    'order number': (turn) => inTurn(orderIds, turn),
    'part of a number': (turn) => inTurn(orderIds, turn).slice(2, 7),
    'tracking ID': (turn) => inTurn(trackingIds, turn),
    phone: (turn) => inTurn(phones, turn).replace('+88', ''),
    'end of a phone': (turn) => inTurn(phones, turn).slice(-6),
    'e-mail': (turn) => inTurn(emails, turn),
    'name, common': () => 'rahima khatun',
    'name, one word': (turn) => inTurn(['karim', 'islam', 'ফাতেমা', 'chowdhury'], turn),
    'name, rare': () => 'zubaida',
    'three letters': (turn) => inTurn(['kha', 'rah', '017', 'com'], turn),
    product: (turn) => inTurn(names, turn),
    'part of a product': (turn) => inTurn(names, turn).split(' ')[0] ?? '',
    SKU: (turn) => inTurn(skus, turn),
    'SKU of half the goods': () => 'bench-1',
    'nothing found': (turn) => `nobody${turn % 7}`,
  }
  return Object.entries(some)
}

/** Lists, searches and filters, as the functions answer them that the loaders of the pages call. */
export function listQuestions(samples: Samples): Question[] {
  return [
    ...orderSorts.map((sort) => ({ name: `orders, ${sort}`, ask: listing({}, sort) })),
    ...orderSorts.map((sort) => ({
      name: `orders, ${sort}, a page far behind`,
      ask: async (shop: Shop, turn: number) =>
        (await list(shop, {}, sort, inTurn(samples.ids, turn))).orders.length,
    })),
    ...Object.entries(filters).map(([name, filter]) => ({
      name: `orders, ${name}`,
      ask: listing(filter),
    })),
    ...Object.entries(sortedFilters).flatMap(([name, filter]) =>
      orderSorts
        .filter((sort) => sort !== 'newest')
        .map((sort) => ({ name: `orders, ${name}, ${sort}`, ask: listing(filter, sort) })),
    ),
    ...searches(samples).map(([name, text]) => ({
      name: `search, ${name}`,
      ask: async (shop: Shop, turn: number) => (await list(shop, { q: text(turn) })).orders.length,
    })),
    {
      name: 'search, name among Pending in Dhaka',
      ask: listing({ q: 'rahman', status: 'Pending', district: 'Dhaka' }),
    },
  ]
}

const worker = byScript('bench')

const detail = (ids: readonly string[]) => async (shop: Shop, turn: number) => {
  const order = await findOrder(shop, inTurn(ids, turn))
  if (!order) throw new Error('Expected an order')
  await findCustomerId(shop.database, order)
  return 1 + order.lines.length + order.history.length + order.others.latest.length
}

/** What else stands on the pages of orders: counts, the queue of calls, one order. */
export function deskQuestions({ orderIds, busyOrders }: Samples): Question[] {
  return [
    {
      name: 'page of orders: tabs, tags and list',
      rows: pageRows,
      ask: async (shop) =>
        void (await Promise.all([countOrders(shop), listKnownTags(shop), list(shop, {})])),
    },
    { name: 'tab counts', rows: pageRows, ask: async (shop) => void (await countOrders(shop)) },
    {
      name: 'counts around each page',
      rows: pageRows,
      ask: async (shop) => void (await Promise.all([countPending(shop, 100), countCalls(shop)])),
    },
    {
      name: 'tags to choose from',
      rows: pageRows,
      ask: async (shop) => (await listKnownTags(shop)).length,
    },
    { name: 'panelboard', rows: pageRows, ask: async (shop) => void (await loadDesk(shop)) },
    { name: 'latest happenings', ask: async (shop) => (await listLatest(shop, 'nobody')).length },
    { name: 'an order', ask: detail(orderIds) },
    { name: 'an order of a phone with many', ask: detail(busyOrders) },
    {
      name: 'orders to print',
      ask: async (shop) => (await listPrinted(shop, orderIds.slice(0, pageRows))).length,
    },
    {
      name: 'next to call',
      rows: 1,
      ask: async (shop) => void (await takeNextCall(shop, worker)),
    },
  ]
}
