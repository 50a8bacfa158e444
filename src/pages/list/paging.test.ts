import { expect, test } from 'vitest'
import { pagesShown } from './paging.tsx'

test('long lists of pages are shortened around the current one', () => {
  expect(pagesShown(1, 3)).toEqual([1, 2, 3])
  expect(pagesShown(5, 12)).toEqual([1, 0, 4, 5, 6, 0, 12])
  expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5])
})
