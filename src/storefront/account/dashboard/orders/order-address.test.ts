import { expect, test } from 'vitest'
import { orderAddress, readOrderAddress } from './order-address.ts'

const read = (query: string) => readOrderAddress(new URLSearchParams(query))

test('the address says what is looked for, and nothing it need not', () => {
  expect(orderAddress({ q: '', status: undefined, page: 1 })).toBe('/dashboard/myOrder')
  const address = { q: 'চা & tea', status: 'Shipped', page: 3 } as const
  expect(read(orderAddress(address).split('?')[1] ?? '')).toEqual(address)
})

test('an address that somebody made up shows the first page of everything', () => {
  for (const odd of ['page=0', 'page=-1', 'page=1.5', 'page=1e9', 'page=x', 'status=Lost', 'q=%20'])
    expect(read(odd)).toEqual({ q: '', status: undefined, page: 1 })
})
