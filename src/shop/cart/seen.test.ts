import { expect, test } from 'vitest'
import { addSeen, mostSeen, withoutSeen, type SeenItem } from './seen.ts'

const seen = (id: string): SeenItem => ({ id, slug: id, name: id, nameBn: null, image: '' })
const idsOf = (list: readonly SeenItem[]) => list.map(({ id }) => id)

test('what was looked at last stands first, each product once', () => {
  const list = ['lamp', 'rug', 'lamp'].reduce<SeenItem[]>((all, id) => addSeen(all, seen(id)), [])
  expect(idsOf(list)).toEqual(['lamp', 'rug'])
})

test('a product that was renamed is kept under its new name', () => {
  const [first] = addSeen([seen('lamp')], { ...seen('lamp'), name: 'Table lamp' })
  expect(first?.name).toBe('Table lamp')
})

test('after twelve the oldest is forgotten', () => {
  const ids = Array.from({ length: mostSeen + 1 }, (_, place) => String(place))
  const list = ids.reduce<SeenItem[]>((all, id) => addSeen(all, seen(id)), [])
  expect(idsOf(list)).toEqual(ids.slice(1).toReversed())
})

test('the product that is being looked at is not offered', () => {
  expect(idsOf(withoutSeen([seen('lamp'), seen('rug')], 'lamp'))).toEqual(['rug'])
})
