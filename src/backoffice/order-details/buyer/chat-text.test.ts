import { expect, test } from 'vitest'
import { chatText } from './chat-text.ts'

const order = {
  orderId: '78011344',
  trackingId: 'y2hm2mwudj',
  fullName: 'Rahima',
  language: 'en',
  status: 'Shipped',
  payment: 'due',
  deliveryMethod: 'delivery',
  grandTotalInPaisa: 485_000,
  paidInPaisa: 0,
  refundedInPaisa: 0,
} as const

const shop = { shopName: { en: 'Haat', bn: 'হাট' }, shopUrl: 'https://shop.example' }

test('a message says how the order stands, what is to be paid, and where to follow it', () => {
  expect(chatText(order, shop)).toBe(
    'Hello Rahima, this is Haat. Your order 78011344 is on its way. Please keep ৳4,850 ready in cash. Follow it here: https://shop.example/order-tracking?trackingId=y2hm2mwudj',
  )
  const texts = (['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled'] as const).map(
    (status) => chatText({ ...order, status }, shop),
  )
  expect(new Set(texts).size).toBe(5)
})

test('what is handed over in the shop is on its way to nobody', () => {
  const said = (status: 'Processing' | 'Shipped' | 'Delivered', language: 'en' | 'bn' = 'en') =>
    chatText({ ...order, status, language, deliveryMethod: 'pickup' }, shop)
  expect(said('Processing')).toContain('is kept for you in our shop. You pay ৳4,850 in cash')
  expect(said('Shipped')).toBe(said('Processing'))
  expect(said('Delivered')).toContain('You got your order 78011344 (৳4,850) in our shop')
  expect(said('Delivered', 'bn')).toContain('আমাদের দোকান থেকে নিয়েছেন')
})

test('it is written in the language of the order, and asks nobody for cash who has paid', () => {
  const inBangla = chatText({ ...order, language: 'bn' }, shop)
  expect(inBangla).toContain('হাট')
  expect(inBangla).toContain('৳৪,৮৫০')
  expect(inBangla).toContain('https://shop.example/bn/order-tracking?')
  expect(chatText({ ...order, payment: 'collected' }, shop)).not.toContain('ready in cash')
})
