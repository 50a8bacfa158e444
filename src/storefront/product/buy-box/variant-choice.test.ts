import { expect, test } from 'vitest'
import type { VariantView } from '#shop/catalog/product.ts'
import {
  chosenVariant,
  lostChoice,
  namesVariant,
  productParameters,
  variantChoices,
  type VariantOption,
} from './variant-choice.ts'

function variant(sku: string, changes: Partial<VariantView> = {}): VariantView {
  return {
    id: sku,
    sku,
    color: null,
    colorBn: null,
    colorHex: null,
    size: null,
    options: [],
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

test('an address is right where it names one of the variants, or none', () => {
  expect(['red-s', 'grey-m', null].map((sku) => namesVariant(shirts, sku))).toEqual([
    true,
    true,
    true,
  ])
  expect(['teapot', ''].map((sku) => namesVariant(shirts, sku))).toEqual([false, false])
  expect(productParameters).toEqual({ variant: 'once' })
})

test('a product without any variant is a mistake of ours, said in words', () => {
  expect(() => chosenVariant([], null)).toThrow('Expected a product to have a variant')
})

test('where everything is sold out it shows the first', () => {
  const soldOut = shirts.map((shirt) => ({ ...shirt, stock: 'sold-out' as const }))
  expect(chosenVariant(soldOut, null).sku).toBe('red-s')
})

/** What there is to choose of one kind. */
function optionsOf(
  kind: 'color' | 'size',
  variants: readonly VariantView[],
  chosen: VariantView,
): VariantOption[] {
  return variantChoices(variants, chosen).find((choice) => choice.of === kind)?.options ?? []
}

const colorOptions = (variants: readonly VariantView[], chosen: VariantView) =>
  optionsOf('color', variants, chosen)
const sizeOptions = (variants: readonly VariantView[], chosen: VariantView) =>
  optionsOf('size', variants, chosen)

const led = (sku: string) => colorOptions(shirts, of(sku)).map((option) => option.sku)

test('a colour leads to the same size where it comes in that, also a sold-out one', () => {
  expect(led('red-m')).toEqual(['red-m', 'blue-m', 'grey-m'])
  expect(led('blue-s')).toEqual(['red-s', 'blue-s', 'grey-m'])
})

test('a colour that does not come in the size says in which one it comes', () => {
  const said = colorOptions(shirts, of('blue-s')).map((option) => option.others)
  expect(said).toEqual([[], [], ['M']])
  expect(lostChoice(of('blue-s'), of('grey-m'))).toEqual({
    chosen: { name: 'Grey', nameBn: null },
    lost: 'S',
    instead: 'M',
  })
  expect(lostChoice(of('blue-m'), of('grey-m'))).toBeUndefined()
  expect(lostChoice(of('blue-s'), of('blue-m'))).toBeUndefined()
})

test('a colour is struck only where no size of it is left', () => {
  const struck = colorOptions(shirts, of('red-m')).filter(({ isSoldOut }) => isSoldOut)
  expect(struck.map(({ name }) => name)).toEqual(['Grey'])
})

test('the colour of the chosen variant is marked, in both languages and with its tint', () => {
  const red = variant('red', { color: 'Red', colorBn: 'লাল', colorHex: '#ff0000' })
  expect(colorOptions([red, variant('plain')], red)).toMatchObject([
    { name: 'Red', nameBn: 'লাল', hex: '#ff0000', isChosen: true },
    { name: null, nameBn: null, hex: null, isChosen: false },
  ])
})

test('a size that only some have can be chosen, and reads in Bangla', () => {
  const small = variant('tea-s', { size: '250 g' })
  const plain = variant('tea')
  expect(sizeOptions([small, plain], small)).toMatchObject([
    { name: '250 g', nameBn: '২৫০ গ্রাম', isChosen: true },
    { name: null, nameBn: null, isChosen: false },
  ])
  expect(lostChoice({ ...small, color: 'Red' }, { ...plain, color: 'Blue' })).toBeUndefined()
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

const length = (value: string) => [{ name: 'Length', nameBn: 'দৈর্ঘ্য', value }]
const cables = [
  variant('white-1', { color: 'White', options: length('1 m') }),
  variant('white-2', { color: 'White', options: length('2 m'), stock: 'sold-out' }),
  variant('black-2', { color: 'Black', options: length('2 m') }),
  variant('black-3', { color: 'Black', options: length('3 m') }),
]
const ofCables = (sku: string) => {
  const chosen = chosenVariant(cables, sku)
  return variantChoices(cables, chosen).map((choice) => ({
    ...choice,
    skus: choice.options.map((option) => option.sku),
  }))
}

test('each free option is chosen beside the colour, by the names that the merchant gave it', () => {
  expect(ofCables('white-1')).toMatchObject([
    { of: 'color', skus: ['white-1', 'black-2'] },
    {
      of: { name: 'Length', nameBn: 'দৈর্ঘ্য' },
      skus: ['white-1', 'white-2'],
      options: [
        { name: '1 m', nameBn: '১ মিটার', isChosen: true, isSoldOut: false },
        { name: '2 m', isChosen: false, isSoldOut: true },
      ],
    },
  ])
})

test('a colour keeps what is chosen of the options where it comes with that, and says what it comes with else', () => {
  expect(ofCables('white-2')[0]).toMatchObject({
    skus: ['white-2', 'black-2'],
    options: [{ others: [] }, { others: [] }],
  })
  expect(ofCables('black-3')[0]).toMatchObject({
    skus: ['white-1', 'black-3'],
    options: [{ others: ['1 m'] }, { others: [] }],
  })
  expect(
    lostChoice(chosenVariant(cables, 'black-3'), chosenVariant(cables, 'white-1')),
  ).toMatchObject({ chosen: { name: 'White' }, lost: '3 m', instead: '1 m' })
  expect(
    lostChoice(chosenVariant(cables, 'black-3'), chosenVariant(cables, 'black-2')),
  ).toBeUndefined()
})

test('two options that differ alone lead to two variants', () => {
  const two = (sku: string, flavour: string, grams: string) =>
    variant(sku, {
      options: [
        { name: 'Flavour', nameBn: null, value: flavour },
        { name: 'Weight', nameBn: null, value: grams },
      ],
    })
  const bars = [two('a', 'Mango', '100 g'), two('b', 'Mango', '200 g'), two('c', 'Lemon', '200 g')]
  const choices = variantChoices(bars, bars[1]!)
  expect(choices.map(({ options }) => options.map(({ sku }) => sku))).toEqual([
    ['b', 'c'],
    ['a', 'b'],
  ])
})
