import { expect, test } from 'vitest'
import { goneAfter, rowsOf } from './use-rows.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
]

const shown = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ item, gone }) => (gone ? `(${item.id})` : item.id)).join(' ')

test('what was taken off keeps its place', () => {
  expect(shown(rowsOf([a, c], goneAfter([], [a, b, c], [a, c])))).toBe('a (b) c')
})

test('taken off one after the other, and all at once, each keeps its place', () => {
  const first = goneAfter([], [a, b, c], [a, c])
  expect(shown(rowsOf([c], goneAfter(first, [a, c], [c])))).toBe('(a) (b) c')
  expect(shown(rowsOf([], goneAfter([], [a, b, c], [])))).toBe('(a) (b) (c)')
})

test('what came back is there once', () => {
  const gone = goneAfter([], [a, b], [b])
  expect(shown(rowsOf([a, b], goneAfter(gone, [b], [a, b])))).toBe('a b')
})
