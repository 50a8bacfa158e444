import { expect, test } from 'vitest'
import { chatName } from './chat.tsx'

const chat = { phone: '', greeting: '', replyText: '' }

test('the chat is headed with the shop, or Support where the shop has no name (spec 2)', () => {
  expect(chatName({ shopName: 'Haat', chat })).toBe('Haat')
  expect(chatName({ shopName: '', chat })).toBe('Support')
})
