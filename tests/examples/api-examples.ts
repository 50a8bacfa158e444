import type { Shop } from '../../src/shop/shop.ts'
import { openApi } from '../../src/api/open-api.ts'

const caller = { ipAddress: '203.0.113.7', requestId: 'test' }

interface ApiAnswer {
  status: number
  headers: Headers
  content: Record<string, unknown>
}

/** A program that calls the API of this shop. */
export async function callApi(shop: Shop, path: string, init?: RequestInit): Promise<ApiAnswer> {
  const response = await openApi(shop)(new Request(`http://shop.test/api${path}`, init), caller)
  const content = (await response.json()) as Record<string, unknown>
  return { status: response.status, headers: response.headers, content }
}

export const postToApi = (
  shop: Shop,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> =>
  callApi(shop, path, { method: 'POST', body: JSON.stringify(body), headers })

export const orderByApi = (
  shop: Shop,
  body: unknown,
  key: string = crypto.randomUUID(),
): Promise<ApiAnswer> => postToApi(shop, '/order', body, { 'idempotency-key': key })

/** An order as the checkout sends it: two pieces of one variant. */
export const orderForm = (variantId: string, changes: object = {}) => ({
  fullName: 'Rahima Khatun',
  phone: '০১৭১২-৩৪৫৬৭৮',
  email: 'rahima@example.com',
  district: 'Dhaka',
  area: 'Mirpur',
  address: 'House 12, Road 3, Section 10',
  note: 'Call first',
  language: 'bn',
  lines: [{ variantId, quantity: 2 }],
  ...changes,
})
