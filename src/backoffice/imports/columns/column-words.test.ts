import { expect, test } from 'vitest'
import { fieldsOf } from '#shop/import/columns/fields.ts'
import { optionsOf, understoodAs } from './column-options.ts'
import { wordOfField } from './column-words.ts'

test('each field of a format has words, and no two of one format have the same', () => {
  for (const format of [null, 'Shopify', 'WooCommerce']) {
    const means = fieldsOf(format, []).flatMap((field) => field.means ?? [])
    const words = means.map(wordOfField)
    expect(words).not.toContain(undefined)
    expect(new Set(words).size).toBe(words.length)
  }
})

test('what a column may be is called as people say, and no two of one format the same', () => {
  const brand = [{ slug: 'brand', name: 'Brand', kind: 'text' }]
  for (const format of [null, 'Shopify', 'WooCommerce']) {
    const { options } = optionsOf({ heading: 'a', isRead: false }, fieldsOf(format, brand))
    const texts = options.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => /·|^[a-z]/.test(text))).toEqual([])
  }
  const { options } = optionsOf({ heading: 'a', isRead: false }, fieldsOf(null, []))
  expect(options).toContainEqual({ value: 'weight grams', text: 'Weight (g)' })
})

test('a column keeps its own heading where that says the same', () => {
  const shopify = fieldsOf('Shopify', [{ slug: 'care', name: 'Care', kind: 'text' }])
  const sku = { heading: 'sku', as: 'sku', isRead: true }
  expect(optionsOf(sku, shopify).options).toContainEqual({
    value: 'sku',
    text: 'SKU',
  })
  expect(understoodAs(sku, shopify)).toBe('SKU')
  expect(understoodAs({ heading: 'memo', as: 'memo', isRead: false }, shopify)).toBe('Left out')
  expect(understoodAs({ heading: 'a', as: 'a', isRead: true }, shopify)).toBe('As it is called')
  const care = { heading: 'washing', as: 'attribute bn care', isRead: true }
  expect(understoodAs(care, shopify)).toBe('Attribute: Care in Bangla')
  // Written before it was said what a column is.
  expect(understoodAs({ heading: 'title', isRead: true }, shopify)).toBe('Name')
})
