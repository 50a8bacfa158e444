import { expect, test } from 'vitest'
import { addViewed, mostViewed, withoutViewed, type ViewedItem } from './viewed.ts'

const seen = (id: string): ViewedItem => ({ id, slug: id, name: id, nameBn: null, image: '' })
const idsOf = (list: readonly ViewedItem[]) => list.map(({ id }) => id)

test('what was looked at last stands first, each product once', () => {
  const list = ['lamp', 'rug', 'lamp'].reduce<ViewedItem[]>(
    (all, id) => addViewed(all, seen(id)),
    [],
  )
  expect(idsOf(list)).toEqual(['lamp', 'rug'])
})

test('a product that was renamed is kept under its new name', () => {
  const [first] = addViewed([seen('lamp')], { ...seen('lamp'), name: 'Table lamp' })
  expect(first?.name).toBe('Table lamp')
})

test('after twelve the oldest is forgotten', () => {
  const ids = Array.from({ length: mostViewed + 1 }, (_, place) => String(place))
  const list = ids.reduce<ViewedItem[]>((all, id) => addViewed(all, seen(id)), [])
  expect(idsOf(list)).toEqual(ids.slice(1).toReversed())
})

test('the product that is being looked at is not offered', () => {
  expect(idsOf(withoutViewed([seen('lamp'), seen('rug')], 'lamp'))).toEqual(['rug'])
})
