import { expect, test } from 'vitest'
import { ratingOf } from './rating.ts'

test.each([
  [[0, 0, 0, 0, 0], undefined],
  [[0, 0, 0, 0, 1], { average: 5, count: 1 }],
  [[1, 0, 0, 0, 1], { average: 3, count: 2 }],
  [[0, 0, 1, 1, 1], { average: 4, count: 3 }],
  [[0, 0, 0, 1, 2], { average: 4.7, count: 3 }],
])('of %j reviews the stars are %j', (counts, rating) => {
  expect(ratingOf(counts)).toEqual(rating)
})
