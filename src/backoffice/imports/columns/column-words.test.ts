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

test('a column keeps its own heading where that says the same', () => {
  const shopify = fieldsOf('Shopify', [{ slug: 'care', name: 'Care', kind: 'text' }])
  const sku = { heading: 'sku', as: 'sku', isRead: true }
  expect(optionsOf(sku, shopify).options).toContainEqual({
    value: 'sku',
    text: 'SKU · variant sku',
  })
  expect(understoodAs(sku, shopify)).toBe('SKU · variant sku')
  expect(understoodAs({ heading: 'memo', as: 'memo', isRead: false }, shopify)).toBe('Left out')
  expect(understoodAs({ heading: 'a', as: 'a', isRead: true }, shopify)).toBe('As it is called')
  const care = { heading: 'washing', as: 'attribute bn care', isRead: true }
  expect(understoodAs(care, shopify)).toBe('Care in Bangla · attribute bn care')
  // Written before it was said what a column is.
  expect(understoodAs({ heading: 'title', isRead: true }, shopify)).toContain('title')
})
