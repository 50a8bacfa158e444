import { expect, test } from 'vitest'
import type { VariantView } from '#shop/catalog/product.ts'
import { chosenVariant, colorOptions, lostSize, sizeOptions } from './variant-choice.ts'

function variant(sku: string, changes: Partial<VariantView> = {}): VariantView {
  return {
    id: sku,
    sku,
    color: null,
    colorBn: null,
    colorHex: null,
    size: null,
    priceInPaisa: 10_000,
    sellingPriceInPaisa: 10_000,
    stock: 'in-stock',
    pictures: [],
    ...changes,
  }
}

const shirts = [
  variant('red-s', { color: 'Red', size: 'S', stock: 'sold-out' }),
  variant('red-m', { color: 'Red', size: 'M' }),
  variant('blue-s', { color: 'Blue', size: 'S' }),
  variant('blue-m', { color: 'Blue', size: 'M', stock: 'sold-out' }),
  variant('grey-m', { color: 'Grey', size: 'M', stock: 'sold-out' }),
]
const of = (sku: string) => chosenVariant(shirts, sku)

test('a page shows the variant that its address names', () => {
  expect(of('blue-m').sku).toBe('blue-m')
})

test('without a name, or with one that is not there, it shows the first that can be bought', () => {
  expect(chosenVariant(shirts, null).sku).toBe('red-m')
  expect(of('teapot').sku).toBe('red-m')
})

test('where everything is sold out it shows the first', () => {
  const soldOut = shirts.map((shirt) => ({ ...shirt, stock: 'sold-out' as const }))
  expect(chosenVariant(soldOut, null).sku).toBe('red-s')
})

const led = (sku: string) => colorOptions(shirts, of(sku)).map((option) => option.sku)

test('a colour leads to the same size where it comes in that, also a sold-out one', () => {
  expect(led('red-m')).toEqual(['red-m', 'blue-m', 'grey-m'])
  expect(led('blue-s')).toEqual(['red-s', 'blue-s', 'grey-m'])
})

test('a colour that does not come in the size says in which one it comes', () => {
  const said = colorOptions(shirts, of('blue-s')).map((option) => option.otherSize)
  expect(said).toEqual([null, null, 'M'])
  expect(lostSize(of('blue-s'), of('grey-m'))).toBe('S')
  expect(lostSize(of('blue-m'), of('grey-m'))).toBeUndefined()
  expect(lostSize(of('blue-s'), of('blue-m'))).toBeUndefined()
})

test('a colour is struck only where no size of it is left', () => {
  const struck = colorOptions(shirts, of('red-m')).filter(({ isSoldOut }) => isSoldOut)
  expect(struck.map(({ name }) => name)).toEqual(['Grey'])
})

test('the sizes are those of the chosen colour, sold-out ones among them', () => {
  expect(sizeOptions(shirts, of('red-m'))).toMatchObject([
    { name: 'S', isSoldOut: true, isChosen: false },
    { name: 'M', isSoldOut: false, isChosen: true },
  ])
})

test('a product without options offers none', () => {
  const [teapot] = [variant('teapot')]
  expect(colorOptions([teapot!], teapot!)).toEqual([])
  expect(sizeOptions([teapot!], teapot!)).toEqual([])
})
