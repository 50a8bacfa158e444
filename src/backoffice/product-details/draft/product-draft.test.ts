import { expect, test } from 'vitest'
import { draftFromSent } from './draft-from-sent.ts'
import {
  blankProduct,
  emptyDraft,
  fieldsOf,
  isChanged,
  rowsOf,
  withField,
  withoutRow,
  withRow,
  withRowAgain,
  withRowMoved,
  withRows,
  type Drafted,
} from './product-draft.ts'

const [blankRow] = blankProduct.rows
if (!blankRow) throw new Error('Expected a first row')
const row = (key: string, size: string, price = '500') => ({
  ...blankRow,
  key,
  id: key,
  size,
  price,
})
const product: Drafted = {
  fields: { ...blankProduct.fields, name: 'Cup' },
  rows: [row('small', 'S'), row('large', 'L')],
  pictures: [],
  attributes: {},
}
const sizes = (of: Drafted, draft = emptyDraft) => rowsOf(of, draft).map(({ size }) => size)

test('what somebody touched lies upon whatever is saved meanwhile, and the rest follows it', () => {
  const typed = withRow(withField(emptyDraft, 'nameBn', 'কাপ'), 'small', { price: '550' })
  const newer: Drafted = {
    fields: { ...product.fields, name: 'Clay cup' },
    rows: [row('small', 'S', '480'), row('large', 'XL', '480')],
    pictures: [],
    attributes: {},
  }
  expect(fieldsOf(newer, typed)).toMatchObject({ name: 'Clay cup', nameBn: 'কাপ' })
  expect(rowsOf(newer, typed).map(({ size, price }) => [size, price])).toEqual([
    ['S', '550'],
    ['XL', '480'],
  ])
})

test('typed and taken back is not changed', () => {
  const typed = withRow(withField(emptyDraft, 'name', 'Mug'), 'small', { price: '1' })
  expect(isChanged(product, typed)).toBe(true)
  const back = withRow(withField(typed, 'name', 'Cup'), 'small', { price: '500' })
  expect(isChanged(product, back)).toBe(false)
})

test('rows are added, moved, removed and put back', () => {
  const added = withRows(emptyDraft, [{ size: 'XL' }, { size: 'M' }])
  expect(sizes(product, added)).toEqual(['S', 'L', 'XL', 'M'])
  expect(new Set(rowsOf(product, added).map(({ key }) => key)).size).toBe(4)
  const moved = withRowMoved(product, added, 'large', -1)
  expect(sizes(product, moved)).toEqual(['L', 'S', 'XL', 'M'])
  expect(sizes(product, withRowMoved(product, moved, 'large', -1))).toEqual(['L', 'S', 'XL', 'M'])
  const removed = withoutRow(withoutRow(moved, 'small'), 'new-1')
  expect(sizes(product, removed)).toEqual(['L', 'M'])
  expect(sizes(product, withRowAgain(removed, 'small'))).toEqual(['L', 'S', 'M'])
})

test('a form that was sent without scripts comes back as it was', () => {
  const sent = {
    name: 'Mug',
    variants: [{ key: 'large', price: '৫০০' }, { key: 'new-9', size: 'M', sku: 'MUG-M' }, null],
  }
  const draft = draftFromSent(product, sent)
  expect(fieldsOf(product, draft).name).toBe('Mug')
  expect(rowsOf(product, draft).map(({ size, price, sku }) => [size, price, sku])).toEqual([
    ['L', '৫০০', ''],
    ['M', '', 'MUG-M'],
    ['', '', ''],
  ])
})
