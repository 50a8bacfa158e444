/** Columns of an export of customers, in this order. */
export const customerColumns = [
  'name',
  'phone',
  'email',
  'account',
  'district',
  'orders',
  'delivered',
  'canceled',
  'returned',
  'spent',
  'first_order',
  'last_order',
  'mark',
  'tags',
  'id',
] as const

export type CustomerColumn = (typeof customerColumns)[number]
