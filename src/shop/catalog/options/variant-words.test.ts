import { expect, test } from 'vitest'
import { chosenOptions, optionInWords, optionKey } from './option.ts'
import { sameChoice, variantWords } from './variant-words.ts'

const length = { name: 'Length', nameBn: 'দৈর্ঘ্য' }
const flavour = { name: 'Flavour', nameBn: null }
const cable = {
  color: 'White',
  colorBn: 'সাদা',
  size: 'M',
  options: chosenOptions([length, flavour], ['6 ft', 'Mango']),
}

test('a variant is told by colour, size and its free options, in the language of who reads', () => {
  expect(variantWords(cable, 'en')).toEqual(['White', 'M', 'Length: 6 ft', 'Flavour: Mango'])
  expect(variantWords(cable, 'bn')).toEqual(['সাদা', 'M', 'দৈর্ঘ্য: ৬ ফুট', 'Flavour: Mango'])
})

test('one with none of them has no words, be it written down before there were options', () => {
  expect(variantWords({ color: '', colorBn: null, size: '', options: [] }, 'en')).toEqual([])
  expect(
    variantWords({ color: null, colorBn: null, size: null, options: undefined }, 'bn'),
  ).toEqual([])
})

test('two variants of one product are never the same where one value differs', () => {
  const key = (color: string | null, size: string | null, ...optionValues: string[]) =>
    optionKey({ color, size, optionValues })
  expect(key('Red', null, '5 ft')).not.toBe(key('Red', null, '6 ft'))
  expect(key('Red', null, '5 ft')).not.toBe(key('Red', '5 ft'))
  expect(key('Red', 'S')).toBe(key('Red', 'S'))
  expect(optionInWords({ color: null, size: 'S', optionValues: ['6 ft'] })).toBe('S, 6 ft')
})

test('a renamed option is the same choice, another value is not', () => {
  const [chosen] = cable.options
  expect(sameChoice([chosen!], [{ ...chosen!, name: 'Long' }])).toBe(true)
  expect(sameChoice([chosen!], [{ ...chosen!, value: '5 ft' }])).toBe(false)
  expect(sameChoice([], [chosen!])).toBe(false)
})
