import { expect, test } from 'vitest'
import { orderText } from './order-text.ts'

const link = 'https://haat.example.com/product/shirt?variant=S-1'
const plain = { color: null, colorBn: null, size: null, options: [], sellingPriceInPaisa: 125_000 }

test('an order by message names product, options, the price that is paid, and the link', () => {
  const shirt = { ...plain, color: 'Red', colorBn: 'লাল', size: 'M', options: [] }
  expect(orderText('Cotton shirt', shirt, link)).toBe(
    `Hello, I would like to order:\nCotton shirt, Colour: Red, Size: M\n৳1,250\n${link}`,
  )
})

test('what has no options is named alone', () => {
  expect(orderText('Kettle', plain, link).split('\n')[1]).toBe('Kettle')
})
