import { expect, test } from 'vitest'
import { blankProduct, rowFields, type Row } from '../draft/product-draft.ts'
import { combine, isBlank, sizesIn } from './combine.ts'

const [blank] = blankProduct.rows
if (!blank) throw new Error('Expected a first row')
const there = (typed: Partial<Row>): Row => ({ ...blank, ...typed })
const red = { color: 'Red', colorBn: 'লাল', colorHex: '#c8232c' }
const blue = { color: 'Blue', colorBn: 'নীল', colorHex: '' }

test('every colour in every size that is not there becomes a row, with the prices of the first one', () => {
  const rows = [there({ color: 'red', size: 'M ', price: '500', cost: '300', sku: 'CUP' })]
  const made = combine({ colors: [red, blue], sizes: ['M', 'L'], prefix: 'Clay cup' }, rows)
  expect(made.map(({ color, size, sku, price, cost }) => [color, size, sku, price, cost])).toEqual([
    ['Red', 'L', 'CLAY-CUP-RED-L', '500', '300'],
    ['Blue', 'M', 'CLAY-CUP-BLUE-M', '500', '300'],
    ['Blue', 'L', 'CLAY-CUP-BLUE-L', '500', '300'],
  ])
})

test('no two rows get one SKU, and colours or sizes alone are enough', () => {
  const taken = [there({ size: 'S', sku: 'cup-l' })]
  expect(combine({ colors: [], sizes: ['L', 'L '], prefix: 'Cup' }, taken)).toMatchObject([
    { sku: 'CUP-L-2', size: 'L', color: '' },
  ])
  expect(combine({ colors: [red], sizes: [], prefix: '' }, [])).toMatchObject([
    { ...red, sku: 'RED', size: '' },
  ])
  expect(combine({ colors: [], sizes: [], prefix: 'Cup' }, [])).toEqual([])
})

test('sizes are typed with commas', () => {
  expect(sizesIn(' S, M,,M, ৫ কেজি ')).toEqual(['S', 'M', '৫ কেজি'])
})

test('a row is blank until something is typed in it', () => {
  expect(isBlank(blank)).toBe(true)
  for (const name of rowFields) expect(isBlank(there({ [name]: 'x' }))).toBe(false)
})
