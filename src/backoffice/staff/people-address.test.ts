import { expect, test } from 'vitest'
import { peopleAddress, readPeopleAddress } from './people-address.ts'

const read = (query: string) => readPeopleAddress(new URLSearchParams(query))

test('the address says whom I look for, and nothing it need not', () => {
  const everybody = { q: '', role: undefined, sort: 'newest', page: 1 } as const
  expect(peopleAddress(everybody)).toBe('/dashboard/users')
  const address = { q: 'রহিমা & co', role: 'blocked', sort: 'name', page: 3 } as const
  expect(read(peopleAddress(address).split('?')[1] ?? '')).toEqual(address)
  for (const odd of ['page=0', 'page=1e9', 'page=x', 'role=boss', 'sort=odd', 'q=%20'])
    expect(read(odd)).toEqual(everybody)
})
