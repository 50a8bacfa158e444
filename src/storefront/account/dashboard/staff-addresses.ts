import { may, type Permission } from '#shop/identity/policy.ts'

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

/** Whether this is a part of the back office that is not for them. `address`: behind /dashboard/. */
export function isClosedTo(actor: Parameters<typeof may>[0], address: string): boolean {
  const [page = ''] = address.split('/')
  const needed = Object.hasOwn(needs, page) ? needs[page] : undefined
  return needed !== undefined && !may(actor, needed)
}
