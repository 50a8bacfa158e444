import { expect, test } from 'vitest'
import { isClosedTo } from './staff-addresses.ts'

const pages = [
  'panelboard',
  'users',
  'visitors',
  'sales',
  'banners',
  'products',
  'orders',
  'customers',
  'order-details',
]
const closedTo = (actor: Parameters<typeof isClosedTo>[0]) =>
  pages.filter((page) => isClosedTo(actor, page))

test('the back office of the specification is closed to customers, and in part to moderators (spec 2, D6)', () => {
  expect(closedTo({ role: 'customer' })).toEqual(pages)
  expect(closedTo({ role: 'moderator' })).toEqual(['users', 'visitors', 'sales'])
  expect(closedTo({ role: 'admin' })).toEqual([])
  expect(closedTo({ role: 'owner' })).toEqual([])
  expect(closedTo({ role: 'owner', lacksSecondFactor: true })).toEqual(pages)
})

test('what stands below such a page is closed with it; anything else is nobody’s', () => {
  const customer = { role: 'customer' } as const
  expect(isClosedTo(customer, 'products/7/edit')).toBe(true)
  for (const address of ['', 'productsmore', 'myOrder/products', 'constructor', '__proto__'])
    expect(isClosedTo(customer, address)).toBe(false)
})
