/** Columns of an export of orders, in this order. */
export const exportColumns = [
  'order',
  'placed',
  'status',
  'payment',
  'source',
  'name',
  'phone',
  'email',
  'method',
  'district',
  'area',
  'address',
  'note',
  'products',
  'pieces',
  'subtotal',
  'delivery',
  'discount',
  'coupon',
  'couponDiscount',
  'total',
  'tags',
  'tracking',
] as const

export type ExportColumn = (typeof exportColumns)[number]
