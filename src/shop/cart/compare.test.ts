import { expect, test } from 'vitest'
import { changeCompare, isCompareFull, mostToCompare, type CompareItem } from './compare.ts'

const product = (id: string): CompareItem => ({
  id,
  slug: id,
  name: `Product ${id}`,
  nameBn: null,
  image: '',
})

const listOf = (...ids: string[]) =>
  ids.reduce<CompareItem[]>(
    (list, id) => changeCompare(list, { type: 'ADD_TO_COMPARE', item: product(id) }),
    [],
  )

test('a product is compared once, however often it is added (D20)', () => {
  expect(listOf('kettle', 'fan', 'kettle')).toEqual([product('kettle'), product('fan')])
})

test('at most four stand side by side; a fifth does not push one out (D20)', () => {
  expect(isCompareFull(listOf('a', 'b', 'c'))).toBe(false)
  const full = listOf('a', 'b', 'c', 'd', 'e')
  expect(full.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(full).toHaveLength(mostToCompare)
  expect(isCompareFull(full)).toBe(true)
})

test('one is taken out by its id, and all at once', () => {
  const two = listOf('a', 'b')
  expect(changeCompare(two, { type: 'REMOVE_FROM_COMPARE', id: 'a' })).toEqual([product('b')])
  expect(changeCompare(two, { type: 'CLEAR_COMPARE' })).toEqual([])
})

test('one taken out by mistake comes back where it was, but never as a fifth', () => {
  const without = listOf('a', 'c')
  const back = changeCompare(without, { type: 'PUT_BACK', item: product('b'), index: 1 })
  expect(back.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const full = listOf('a', 'b', 'c', 'd')
  expect(changeCompare(full, { type: 'PUT_BACK', item: product('e'), index: 0 })).toEqual(full)
})
