import { expect, test } from 'vitest'
import { optionsIn, shownSlots, typedOptions, valuesIn } from './option-slots.ts'
import { optionsTwice, wrongRows } from './wrong-rows.ts'

const names = typedOptions([{ name: 'Length', nameBn: 'দৈর্ঘ্য' }])
const none = typedOptions([])
const row = (sku: string, option1: string) => ({
  sku,
  color: '',
  size: '',
  option1,
  option2: '',
  option3: '',
})

test('rows that only an option tells apart go together while the option is there', () => {
  const rows = [row('A', '5 ft'), row('B', '6 ft')]
  expect(wrongRows(rows, names)).toEqual([])
  expect(wrongRows(rows, none)).toEqual([[1, 'size', 'option-twice']])
})

test('a row says what it has of each option', () => {
  expect(wrongRows([row('A', ''), row('B', '6 ft')], names)).toEqual([
    [0, 'option1', 'option-value-missing'],
  ])
  expect(wrongRows([row('A', ''), row('A', ' ')], none)).toEqual([
    [1, 'sku', 'sku-twice'],
    [1, 'size', 'option-twice'],
  ])
})

test('two options are not called the same', () => {
  const twice = { ...names, option3: 'length' }
  expect(optionsTwice(twice)).toEqual(['option3'])
  expect(optionsTwice(names)).toEqual([])
})

test('an option between two that was taken out leaves no hole', () => {
  const fields = { ...none, option1: 'Length', option3: 'Plug', option3Bn: 'প্লাগ' }
  expect(optionsIn(fields)).toEqual([
    { name: 'Length', nameBn: null },
    { name: 'Plug', nameBn: 'প্লাগ' },
  ])
  expect(valuesIn(fields, { option1: '5 ft', option2: 'old', option3: 'C' })).toEqual(['5 ft', 'C'])
  expect(shownSlots(fields)).toEqual(['option1', 'option2', 'option3'])
  expect(shownSlots(none)).toEqual(['option1'])
})
