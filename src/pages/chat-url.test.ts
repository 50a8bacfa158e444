import { expect, test } from 'vitest'
import { chatUrl } from './chat-url.ts'

test('the chat opens with the digits of the number and the typed text (spec 2)', () => {
  expect(chatUrl('+880 1700-000000', ' Is it in stock? 50% & more ')).toBe(
    'https://wa.me/8801700000000?text=Is%20it%20in%20stock%3F%2050%25%20%26%20more',
  )
  expect(chatUrl('+8801700000000', 'আছে?')).toBe(
    `https://wa.me/8801700000000?text=${encodeURIComponent('আছে?')}`,
  )
})

test('nothing typed opens the chat without text', () => {
  expect(chatUrl('+8801700000000', '  ')).toBe('https://wa.me/8801700000000')
})

test('without a number there is no chat (spec 5)', () => {
  expect(chatUrl('', 'Hello')).toBeUndefined()
})
