import { expect, test } from 'vitest'
import { cheapest, comparedFromAnswer, rowsToCompare, type WholeAnswer } from './compared.ts'

const variant = { color: null, colorBn: null, colorHex: null, size: null, options: [] }

const kettle: WholeAnswer = {
  _id: 'kettle',
  slug: 'kettle',
  name: 'Kettle',
  nameBn: 'কেটলি',
  categorySlug: 'home',
  images: [],
  price: [1500, 1600],
  discountPrice: [0, 0],
  stock: 'in-stock',
  brand: '',
  description: '<p>Boils a litre in <strong>five</strong> minutes.</p>',
  descriptionLanguage: 'en',
  specification: [],
  variants: [
    {
      ...variant,
      id: 'k1',
      sku: 'K1',
      color: 'Red',
      colorBn: 'লাল',
      colorHex: '#c00000',
      size: 'S',
      options: [],
    },
    {
      ...variant,
      id: 'k2',
      sku: 'K2',
      color: 'Red',
      colorBn: 'লাল',
      colorHex: '#c00000',
      size: 'L',
      options: [],
    },
  ],
}
const fan: WholeAnswer = {
  ...kettle,
  _id: 'fan',
  price: [1200],
  discountPrice: [900],
  variants: [{ ...variant, id: 'f1', sku: 'F1' }],
}

test('colours and sizes are listed once each, the description in plain words (D20)', () => {
  expect(comparedFromAnswer(kettle)).toMatchObject({
    colors: [{ name: 'Red', nameBn: 'লাল', hex: '#c00000' }],
    sizes: ['S', 'L'],
    description: 'Boils a litre in five minutes.',
  })
})

test('what differs is known row by row, and what none has is left out', () => {
  const rows = rowsToCompare([kettle, fan].map(comparedFromAnswer))
  expect(rows.filter(({ differs }) => differs).map(({ row }) => row)).toEqual([
    'price',
    'colors',
    'sizes',
  ])
  expect(rows.map(({ row }) => row)).not.toContain('brand')
})

test('the lowest price is the one that is paid; where all cost the same none is lowest', () => {
  expect([...cheapest([kettle, fan].map(comparedFromAnswer))]).toEqual(['fan'])
  expect(cheapest([kettle, { ...kettle, _id: 'other' }].map(comparedFromAnswer)).size).toBe(0)
})

test('lines of the specifications are rows behind the brand, each once, and differ where only one product has them', () => {
  const power = { attribute: 'power', name: 'Power', value: 1500, unit: 'W' }
  const steel = { attribute: 'material', name: 'Material', value: 'Steel' }
  const products = [
    { ...kettle, specification: [power, steel] },
    { ...fan, specification: [steel] },
  ].map(comparedFromAnswer)
  const rows = rowsToCompare(products).filter(({ row }) => row.startsWith('attribute:'))
  expect(rows).toEqual([
    { row: 'attribute:power', differs: true },
    { row: 'attribute:material', differs: false },
  ])
})

test('what reviewers say stands below the price; where nobody has reviewed any there is no such row', () => {
  const rated = { ...kettle, rating: { average: 4.5, count: 12 } }
  const rows = rowsToCompare([rated, fan].map(comparedFromAnswer))
  expect(rows.slice(0, 2)).toEqual([
    { row: 'price', differs: true },
    { row: 'rating', differs: true },
  ])
  expect(rowsToCompare([kettle, fan].map(comparedFromAnswer)).map(({ row }) => row)).not.toContain(
    'rating',
  )
})
