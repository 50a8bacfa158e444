import { expect, test } from 'vitest'
import { sortingBy } from './sorting.ts'

type Sort = 'newest' | 'oldest' | 'spent'
const to = (sort: Sort) => `/list?sort=${sort}`

test('a heading sorts the most or the latest first, the next press turns it round, and it says how it stands', () => {
  const pair = { descending: 'newest', ascending: 'oldest' } as const
  expect(sortingBy<Sort>('spent', pair, to)).toEqual({ to: '/list?sort=newest', now: undefined })
  expect(sortingBy<Sort>('newest', pair, to)).toEqual({
    to: '/list?sort=oldest',
    now: 'descending',
  })
  expect(sortingBy<Sort>('oldest', pair, to)).toEqual({
    to: '/list?sort=newest',
    now: 'ascending',
  })
  const only = { descending: 'spent' } as const
  expect(sortingBy<Sort>('spent', only, to)).toEqual({ to: '/list?sort=spent', now: 'descending' })
})
