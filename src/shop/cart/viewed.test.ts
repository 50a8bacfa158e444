import { expect, test } from 'vitest'
import { addViewed, mostViewed, withoutViewed, type ViewedItem } from './viewed.ts'

const viewed = (id: string): ViewedItem => ({ id, slug: id, name: id, nameBn: null, image: '' })
const idsOf = (list: readonly ViewedItem[]) => list.map(({ id }) => id)

test('what was looked at last stands first, each product once', () => {
  const list = ['lamp', 'rug', 'lamp'].reduce<ViewedItem[]>(
    (all, id) => addViewed(all, viewed(id)),
    [],
  )
  expect(idsOf(list)).toEqual(['lamp', 'rug'])
})

test('a product that was renamed is kept under its new name', () => {
  const [first] = addViewed([viewed('lamp')], { ...viewed('lamp'), name: 'Table lamp' })
  expect(first?.name).toBe('Table lamp')
})

test('after twelve the oldest is forgotten', () => {
  const ids = Array.from({ length: mostViewed + 1 }, (_, place) => String(place))
  const list = ids.reduce<ViewedItem[]>((all, id) => addViewed(all, viewed(id)), [])
  expect(idsOf(list)).toEqual(ids.slice(1).toReversed())
})

test('the product that is being looked at is not offered', () => {
  expect(idsOf(withoutViewed([viewed('lamp'), viewed('rug')], 'lamp'))).toEqual(['rug'])
})
