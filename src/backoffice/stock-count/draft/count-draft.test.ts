import { expect, test } from 'vitest'
import type { Countable } from '#shop/stock-counts/find-countable.ts'
import {
  differenceOf,
  emptyCount,
  isEmpty,
  lineOfCode,
  readScan,
  sentOf,
  withoutLine,
  withPieces,
  withTyped,
} from './count-draft.ts'

const variantOf = (id: string): Countable => ({
  id,
  productId: `${id}s`,
  name: id,
  nameBn: null,
  color: null,
  colorBn: null,
  size: null,
  options: [],
  sku: id.toUpperCase(),
  barcode: null,
  picture: null,
  purchaseCostInPaisa: 3000,
  stock: 5,
  toSend: 2,
  basis: '7.1',
})

const begun = emptyCount('a-count')

test('a scan is one piece of what was read; a number and a star before it are so many', () => {
  expect(readScan(' CUP-1 ')).toEqual({ code: 'CUP-1', pieces: 1 })
  expect(readScan('12*8901234567894')).toEqual({ code: '8901234567894', pieces: 12 })
  expect(readScan('১২×CUP')).toEqual({ code: 'CUP', pieces: 12 })
  expect(readScan('A*B')).toEqual({ code: 'A*B', pieces: 1 })
  expect([readScan('  '), readScan('3*')]).toEqual([undefined, undefined])
})

test('pieces of one variant add up in its line, which comes to the top; the facts of its first reading stay', () => {
  const cup = variantOf('cup')
  let draft = withPieces(begun, cup, { pieces: 1, code: 'CUP' })
  draft = withPieces(draft, variantOf('pot'), { pieces: 2 })
  draft = withPieces(draft, { ...cup, stock: 4, basis: '9.1' }, { pieces: 3 })
  expect(draft.lines.map(({ variant, typed }) => [variant.id, typed])).toEqual([
    ['cup', '4'],
    ['pot', '2'],
  ])
  expect(draft.lines[0]?.variant).toMatchObject({ stock: 5, basis: '7.1' })
  expect(lineOfCode(draft, 'Cup')?.variant.id).toBe('cup')
  expect(lineOfCode(draft, 'pot')).toBeUndefined()
})

test('the difference is to what is on the shelf, with or without what is sold and not sent', () => {
  const draft = withTyped(withPieces(begun, variantOf('cup'), { pieces: 1 }), 'cup', '৬')
  const [line] = draft.lines
  if (!line) throw new Error('Expected a line')
  expect(differenceOf(line, true)).toMatchObject({ expected: 7, counted: 6, change: -1 })
  expect(differenceOf(line, false)).toMatchObject({ expected: 5, counted: 6, change: 1 })
  expect(differenceOf({ ...line, typed: 'some' }, true)).toBeUndefined()
})

test('only lines with a number are sent; what is taken out is gone, and an empty count is no draft', () => {
  const cup = withPieces(begun, variantOf('cup'), { pieces: 2 })
  const draft = withTyped(withPieces(cup, variantOf('pot'), { pieces: 1 }), 'pot', '')
  expect(sentOf(draft)).toEqual([{ variantId: 'cup', expected: 7, counted: 2, basis: '7.1' }])
  expect(isEmpty(withoutLine(cup, 'cup'))).toBe(true)
  expect(isEmpty({ ...begun, waiting: [{ code: 'X', pieces: 1 }] })).toBe(false)
})

test('a count holds so many variants and no more', () => {
  let draft = begun
  for (let i = 0; i < 502; i++) draft = withPieces(draft, variantOf(`v${i}`), { pieces: 1 })
  expect(draft.lines).toHaveLength(500)
  expect(withPieces(draft, variantOf('v3'), { pieces: 1 }).lines[0]?.typed).toBe('2')
})
