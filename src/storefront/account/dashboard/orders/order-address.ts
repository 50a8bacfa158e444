import type { OrderStatus } from '#shop/orders/order.ts'

export const orderStatuses: readonly OrderStatus[] = [
  'Pending',
  'Processing',
  'Shipped',
  'Delivered',
  'Canceled',
]

/** What the address of the list says. */
export interface OrderAddress {
  q: string
  status: OrderStatus | undefined
  /** From 1. */
  page: number
}

const mostPages = 1000

export function readOrderAddress(query: URLSearchParams): OrderAddress {
  const page = Number(query.get('page'))
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    status: orderStatuses.find((status) => status === query.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  }
}

/** Without language. */
export function orderAddress({ q, status, page }: OrderAddress): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/dashboard/myOrder${query && '?'}${query}`
}
