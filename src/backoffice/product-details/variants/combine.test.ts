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
  const { made } = combine({ colors: [red, blue], sizes: ['M', 'L'], prefix: 'Clay cup' }, rows)
  expect(made.map(({ color, size, sku, price, cost }) => [color, size, sku, price, cost])).toEqual([
    ['Red', 'L', 'CLAY-CUP-RED-L', '500', '300'],
    ['Blue', 'M', 'CLAY-CUP-BLUE-M', '500', '300'],
    ['Blue', 'L', 'CLAY-CUP-BLUE-L', '500', '300'],
  ])
})

test('no two rows get one SKU, and colours or sizes alone are enough', () => {
  const taken = [there({ size: 'S', sku: 'cup-l' })]
  expect(combine({ colors: [], sizes: ['L', 'L '], prefix: 'Cup' }, taken).made).toMatchObject([
    { sku: 'CUP-L-2', size: 'L', color: '' },
  ])
  expect(combine({ colors: [red], sizes: [], prefix: '' }, []).made).toMatchObject([
    { ...red, sku: 'RED', size: '' },
  ])
  expect(combine({ colors: [], sizes: [], prefix: 'Cup' }, []).made).toEqual([])
})

test('sizes are typed with commas', () => {
  expect(sizesIn(' S, M,,M, ৫ কেজি ')).toEqual(['S', 'M', '৫ কেজি'])
})

test('a row is blank until something is typed in it', () => {
  expect(isBlank(blank)).toBe(true)
  for (const name of rowFields) expect(isBlank(there({ [name]: 'x' }))).toBe(false)
})

const lengths = { colors: [], sizes: [], values: { option1: ['5 ft', '6 ft'] }, prefix: 'Cable' }

test('values of an option alone multiply what is there: a row without one gets the first, and keeps its SKU', () => {
  const rows = [
    there({ key: 'a', id: 'a', color: 'Red', sku: 'C-R', price: '100' }),
    there({ key: 'b', id: 'b', color: 'Blue', sku: 'C-B', price: '120' }),
  ]
  const { filled, made } = combine(lengths, rows)
  expect(filled).toEqual([
    { key: 'a', change: { option1: '5 ft' } },
    { key: 'b', change: { option1: '5 ft' } },
  ])
  expect(made).toMatchObject([
    { color: 'Red', option1: '6 ft', sku: 'CABLE-RED-6-FT', price: '100' },
    { color: 'Blue', option1: '6 ft', sku: 'CABLE-BLUE-6-FT', price: '120' },
  ])
})

test('of a new product the first row gives its price, and each value becomes a row', () => {
  const { filled, made } = combine(lengths, [there({ price: '80' })])
  expect(filled).toEqual([])
  expect(made).toMatchObject([
    { option1: '5 ft', sku: 'CABLE-5-FT', price: '80' },
    { option1: '6 ft', sku: 'CABLE-6-FT', price: '80' },
  ])
})

test('colours typed with values make all of them, and what is there comes no second time', () => {
  const rows = [there({ key: 'a', id: 'a', color: 'Red', option1: '5 ft', sku: 'A' })]
  const { filled, made } = combine({ ...lengths, colors: [red, blue] }, rows)
  expect(filled).toEqual([])
  expect(made.map(({ color, option1 }) => [color, option1])).toEqual([
    ['Red', '6 ft'],
    ['Blue', '5 ft'],
    ['Blue', '6 ft'],
  ])
})
