import type { Permission } from '#shop/identity/roles/policy.ts'

/** The back office of the specification (2), and what somebody must be allowed there (D6). */
const needs: Readonly<Record<string, Permission>> = {
  panelboard: 'open-back-office',
  users: 'see-users',
  visitors: 'see-visitors',
  sales: 'see-sales',
  banners: 'edit-banners',
  products: 'edit-products',
  orders: 'see-orders',
  'order-details': 'see-orders',
  customers: 'see-customers',
}

/** What the part of the back office at this address needs; nothing where it is none. `address`: behind /dashboard/. */
export function neededAt(address: string): Permission | undefined {
  const [page = ''] = address.split('/')
  return Object.hasOwn(needs, page) ? needs[page] : undefined
}
