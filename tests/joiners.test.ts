import { expect, test } from 'vitest'
import { listDesk } from '#shop/catalog/desk/list-desk.ts'
import { listFoundProducts } from '#shop/catalog/search/list-found-products.ts'
import { searchProducts } from '#shop/catalog/search/search-products.ts'
import { listByWords } from '#shop/catalog/stock/find-stocked.ts'
import { listCustomers } from '#shop/customers/list/list-customers.ts'
import { foldAllCustomers } from '#shop/customers/people/fold-customers.ts'
import { matchesPlace } from '#shop/delivery/area.ts'
import { listOrders } from '#shop/orders/desk/list-orders.ts'
import { placedFor } from './examples/customer-examples.ts'
import { stocked } from './examples/order-examples.ts'
import { openTestShop } from './support/test-shop.ts'

const joiner = '\u200d'
/** The same word as two keyboards write it. */
const spellings = [
  ['র‍্যাকেট', 'র্যাকেট'],
  ['উৎসব', `উত্${joiner}সব`],
] as const

test.each([...spellings, ...spellings.map(([one, other]) => [other, one] as const)])(
  'every finder finds %s as %s',
  async (stored, typed) => {
    expect(stored).not.toBe(typed)
    const shop = await openTestShop()
    const thing = await stocked(shop, { name: 'Thing', nameBn: `লাল ${stored}`, stock: 5 })
    await placedFor(shop, thing, { fullName: `${stored} বেগম`, phone: '+8801812987654' })
    await foldAllCustomers(shop)
    const filter = { q: typed }
    const [orders, customers, desk] = await Promise.all([
      listOrders(shop, { filter, sort: 'newest' }),
      listCustomers(shop, { filter, sort: 'latest' }),
      listDesk(shop, { filter, sort: 'newest' }),
    ])
    expect({
      shop: (await searchProducts(shop, { q: typed })).length,
      palette: (await listFoundProducts(shop, typed, 5)).length,
      variants: (await listByWords(shop.database, typed, 5)).length,
      orders: orders.outcome === 'listed' && orders.orders.length,
      customers: customers.outcome === 'listed' && customers.customers.length,
      desk: desk.outcome === 'listed' && desk.products.length,
      places: matchesPlace(typed, { name: 'Place', nameBn: stored }),
    }).toEqual({
      shop: 1,
      palette: 1,
      variants: 1,
      orders: 1,
      customers: 1,
      desk: 1,
      places: true,
    })
  },
)
