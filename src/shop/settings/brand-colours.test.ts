import { expect, test } from 'vitest'
import {
  brandColoursOf,
  brandStyle,
  contrastOfBrand,
  firstBrandColour,
  isReadableBrand,
} from './brand-colours.ts'

test('a colour in which nobody could read links and buttons is none', () => {
  for (const colour of [firstBrandColour, '#0044cc', '#7a1f5c', '#000000'])
    expect([colour, isReadableBrand(colour)]).toEqual([colour, true])
  for (const colour of ['#ffffff', '#f4a300', '#4caf50', 'red', '#0b6b4f;}', '#0B6B4F'])
    expect([colour, isReadableBrand(colour)]).toEqual([colour, false])
})

test('the strictest place decides: a colour may be readable upon paper and not in a washed area', () => {
  expect(contrastOfBrand('#767676')).toBeLessThan(4.5)
  expect(contrastOfBrand(firstBrandColour)).toBeGreaterThan(5)
})

test('a pressed button is darker, a washed area nearly white', () => {
  expect(brandColoursOf('#0044cc')).toEqual({ brand: '#0044cc', press: '#003399', wash: '#e6ecfa' })
})

test('the shop’s own colour costs no byte of a page', () => {
  expect(brandStyle(firstBrandColour)).toBeUndefined()
  expect(brandStyle('#0044cc')).toBe(
    ':root{--color-brand:#0044cc;--color-brand-press:#003399;--color-brand-wash:#e6ecfa}',
  )
})
