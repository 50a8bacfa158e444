import type { OrderStatus } from '#shop/orders/order.ts'

export const longestTyped = 100

/** What the shop has for the typed text. */
export interface Found {
  orders: { orderId: string; fullName: string; phone: string; status: OrderStatus }[]
  customers: { id: string; name: string; phone: string | null; email: string | null }[]
  products: { id: string; name: string; nameBn: string | null; sku: string; stock: number }[]
}

export const nothingFound: Found = { orders: [], customers: [], products: [] }
