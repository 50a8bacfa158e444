import { expect, test } from 'vitest'
import { matchFrom, type ProductAnswer } from './match.ts'

const kettle: ProductAnswer = {
  _id: 'k1',
  slug: 'kettle',
  name: 'Kettle',
  images: [],
  price: [900],
}

test('a match shows what is paid, and the first price beside it only where that is more', () => {
  expect(matchFrom({ ...kettle, price: [900, 700], discountPrice: [800, 0] })).toMatchObject({
    price: 800,
    priceBefore: 900,
  })
  const full = { price: 900, priceBefore: undefined }
  expect(matchFrom({ ...kettle, discountPrice: [0] })).toMatchObject(full)
  expect(matchFrom(kettle)).toMatchObject(full)
})

test('a product without a slug is found under its id', () => {
  expect(matchFrom({ _id: 'k1', name: 'Kettle', images: [], price: [] })).toMatchObject({
    path: '/product/k1',
    price: undefined,
  })
})
