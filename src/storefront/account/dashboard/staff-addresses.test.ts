import { expect, test } from 'vitest'
import { may } from '#shop/identity/roles/policy.ts'
import { neededAt } from './staff-addresses.ts'

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
const closedTo = (actor: Parameters<typeof may>[0]) =>
  pages.filter((page) => {
    const needed = neededAt(page)
    return needed !== undefined && !may(actor, needed)
  })

test('the back office of the specification is closed to customers, and in part to moderators (spec 2, D6)', () => {
  expect(closedTo({ role: 'customer' })).toEqual(pages)
  expect(closedTo({ role: 'moderator' })).toEqual(['users', 'visitors', 'sales'])
  expect(closedTo({ role: 'admin' })).toEqual([])
  expect(closedTo({ role: 'owner' })).toEqual([])
  expect(closedTo({ role: 'owner', lacksSecondFactor: true })).toEqual(pages)
})

test('what stands below such a page is closed with it; anything else is nobody’s', () => {
  expect(neededAt('products/7/edit')).toBe('edit-products')
  for (const address of ['', 'productsmore', 'myOrder/products', 'constructor', '__proto__'])
    expect(neededAt(address)).toBeUndefined()
})
