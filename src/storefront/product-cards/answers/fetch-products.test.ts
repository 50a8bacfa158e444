import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchProducts } from './fetch-products.ts'

const lamps = new URLSearchParams({ q: 'lamp' })

let logged: string[]

beforeEach(() => {
  logged = []
  vi.stubGlobal('document', { querySelector: () => null })
  vi.spyOn(console, 'warn').mockImplementation((sentence: string) => logged.push(sentence))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('products are asked for by GET /product (spec 7)', async () => {
  const fetching = vi.fn(async () => Response.json([{ _id: 'lamp' }]))
  vi.stubGlobal('fetch', fetching)
  expect(await fetchProducts(lamps)).toEqual([{ _id: 'lamp' }])
  expect(fetching).toHaveBeenCalledWith('/api/product?q=lamp', { signal: null })
  expect(logged).toEqual([])
})

test('that products could not be had is logged (spec 8)', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(fetchProducts(lamps)).rejects.toThrow('status 503')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchProducts(lamps)).rejects.toThrow('Failed to fetch')
  expect(logged).toEqual([
    'Failed to load products: Error: status 503',
    'Failed to load products: TypeError: Failed to fetch',
  ])
})

test('a question that was taken back has not failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('taken back', 'AbortError')))
  await expect(fetchProducts(lamps, AbortSignal.abort())).rejects.toThrow('taken back')
  expect(logged).toEqual([])
})
