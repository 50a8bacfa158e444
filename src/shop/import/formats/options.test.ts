import { expect, test } from 'vitest'
import { arrangeOptions, readOptions } from './options.ts'

const variant = (sku: string, ...options: [name: string, value: string][]) => ({
  options: readOptions(options.map(([name, value]) => ({ name, value }))),
  draft: { sku, priceInPaisa: 100 },
})

test('an option that is neither a colour nor a size is a free one, by its name', () => {
  const { variants, options, folded } = arrangeOptions([
    variant('A', ['Colour', 'Red'], ['Length', '5 ft'], ['Size', 'M']),
    variant('B', ['Colour', 'Red'], ['length', '6 ft'], ['Size', 'M']),
  ])
  expect(options).toEqual([{ name: 'Length' }])
  expect(folded).toEqual([])
  expect(variants.map(({ draft }) => [draft.size, draft.optionValues])).toEqual([
    ['M', ['5 ft']],
    ['M', ['6 ft']],
  ])
})

test('what not every variant says, and what has no name, becomes part of the size with a note', () => {
  const { variants, options, folded } = arrangeOptions([
    variant('A', ['Plug', 'C'], ['', 'big']),
    variant('B', ['', 'small']),
  ])
  expect(options).toBeUndefined()
  expect(folded).toEqual(['Plug', 'an option without a name'])
  expect(variants.map(({ draft }) => [draft.size, draft.optionValues])).toEqual([
    ['C / big', undefined],
    ['small', undefined],
  ])
})

test('a fourth free option becomes part of the size', () => {
  const { options, folded, variants } = arrangeOptions([
    variant('A', ['W', '1'], ['X', '2'], ['Y', '3'], ['Z', '4']),
  ])
  expect(options?.map(({ name }) => name)).toEqual(['W', 'X', 'Y'])
  expect([folded, variants[0]?.draft.size]).toEqual([['Z'], '4'])
})
