import type { OrderRow } from '#shop/orders/lines/listed-order.ts'

/** An order as it comes from the server: moments are text on the way. */
export type ShownRow = Omit<OrderRow, 'placedAt'> & { placedAt: string }

export const showRow = (row: OrderRow): ShownRow => ({
  ...row,
  placedAt: row.placedAt.toISOString(),
})
