import { expect, test } from 'vitest'
import {
  draftFromSent,
  emptyDraft,
  fieldsOf,
  isChanged,
  linesOf,
  withField,
  withLine,
  withVariant,
  type DraftedOrder,
} from './edit-draft.ts'

const order: DraftedOrder = {
  couponCode: null,
  deliveryMethod: 'delivery',
  fullName: 'Rahima',
  phone: '+8801712345678',
  email: null,
  district: 'Dhaka',
  districtBn: 'ঢাকা',
  area: 'Mirpur',
  areaBn: 'মিরপুর',
  address: 'House 12, Road 3',
  note: '',
  zone: 'inside-dhaka',
  lines: [
    { position: 0, variantId: 'tea', quantity: 2, unitPriceInPaisa: 100 },
    { position: 4, variantId: 'cup', quantity: 1, unitPriceInPaisa: 50 },
  ],
  subtotalInPaisa: 250,
  deliveryChargeInPaisa: 6000,
  deliveryChargeIsSet: false,
  discountInPaisa: 0,
}

const jar = {
  id: 'jar',
  productId: 'p',
  name: 'Jar',
  nameBn: null,
  color: null,
  colorBn: null,
  size: null,
  options: [],
  sku: 'J',
  picture: null,
  unitPriceInPaisa: 70,
  stock: 3,
  weightInGrams: null,
  isForSale: true,
}

const pieces = (draft: typeof emptyDraft, of = order) =>
  linesOf(of, draft).map(({ variantId, quantity }) => [variantId, quantity])

test('a draft holds only what was touched, and lies upon a newer version of the order', () => {
  const draft = withLine(order, withField(emptyDraft, 'note', 'Ring twice'), {
    index: 0,
    quantity: 3,
  })
  expect(pieces(draft)).toEqual([
    ['tea', 3],
    ['cup', 1],
  ])
  const cup = { position: 4, variantId: 'cup', quantity: 5, unitPriceInPaisa: 50 }
  const newer = { ...order, fullName: 'Salma', lines: [...order.lines.slice(0, 1), cup] }
  expect(pieces(draft, newer)).toEqual([
    ['tea', 3],
    ['cup', 5],
  ])
  expect({ ...fieldsOf(newer, 'en'), ...draft.fields }).toMatchObject({
    fullName: 'Salma',
    note: 'Ring twice',
  })
})

test('what is changed back is not changed', () => {
  expect(isChanged(order, emptyDraft, 'en')).toBe(false)
  const more = withLine(order, emptyDraft, { index: 1, quantity: 2 })
  expect(isChanged(order, more, 'en')).toBe(true)
  expect(isChanged(order, withLine(order, more, { index: 1, quantity: 1 }), 'en')).toBe(false)
  const typed = withField(emptyDraft, 'phone', '01712-345678')
  expect(isChanged(order, typed, 'en')).toBe(false)
})

test('a product that stands gets one more piece; another one a line of its own, until it is taken out', () => {
  expect(pieces(withVariant(order, emptyDraft, { ...jar, id: 'cup' }))).toEqual([
    ['tea', 2],
    ['cup', 2],
  ])
  const added = withVariant(order, emptyDraft, jar)
  expect(pieces(withVariant(order, added, jar))).toEqual([
    ['tea', 2],
    ['cup', 1],
    ['jar', 2],
  ])
  expect(pieces(withLine(order, added, { index: 2, quantity: 0 }))).toEqual([
    ['tea', 2],
    ['cup', 1],
  ])
})

test('what a browser sent before scripts arrived is shown again', () => {
  const sent = {
    fullName: 'Salma',
    version: '1',
    lines: [{ position: '4', variant: 'jug', quantity: '7' }, { quantity: 'x' }, null],
  }
  const draft = draftFromSent(sent)
  expect(draft.fields).toEqual({ fullName: 'Salma' })
  expect(pieces(draft)).toEqual([
    ['tea', 2],
    ['jug', 7],
  ])
})
