import { expect, test } from 'vitest'
import { isStockTopic, stepTopics } from '../topics.ts'

const moved = (before: number, stock: number) =>
  stepTopics([{ productId: 'p1', shelves: ['home'], stock, change: stock - before }])

test.each([
  ['stays plenty', 100, 99],
  ['stays few', 5, 1],
  ['stays sold out', 0, 0],
  ['does not move', 7, 7],
])('pages learn nothing of stock that %s', (_how, before, stock) => {
  expect(moved(before, stock)).toEqual([])
})

test.each([
  [6, 5],
  [5, 6],
])('from %i to %i pieces only the product says something else', (before, stock) => {
  expect(moved(before, stock)).toEqual(['stock:p1'])
})

test.each([
  [1, 0],
  [0, 1],
  [0, 100],
])('from %i to %i pieces its shelf and the whole shop find something else', (before, stock) => {
  expect(moved(before, stock)).toEqual(['stock:p1', 'available:home', 'available:*'])
})

test('what several variants change is announced once', () => {
  const change = { productId: 'p1', shelves: ['home'], stock: 0, change: -2 }
  expect(stepTopics([change, change, { ...change, productId: 'p2' }])).toEqual([
    'stock:p1',
    'available:home',
    'available:*',
    'stock:p2',
  ])
})

test('only what moves by itself all day is a topic of stock', () => {
  expect(['stock:p1', 'available:home'].map(isStockTopic)).toEqual([true, true])
  expect(['product:p1', 'goods:home', 'my-stock:p1'].map(isStockTopic)).toEqual([
    false,
    false,
    false,
  ])
})
