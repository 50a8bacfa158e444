import { expect, test } from 'vitest'
import { isSending } from './use-is-sending.ts'

function sent(fields: Record<string, string>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.set(name, value)
  return { formMethod: 'POST', formData } as const
}

test('only the button that was pressed shows that something is being sent', () => {
  const name = sent({ what: 'name', name: 'Rahim' })
  expect(isSending(name, 'name')).toBe(true)
  expect(isSending(name, 'language')).toBe(false)
  expect(isSending(name)).toBe(false)
})

test('one of many alike is recognised by what it is about', () => {
  const first = sent({ what: 'delete', address: 'first' })
  expect(isSending(first, 'delete', { name: 'address', value: 'first' })).toBe(true)
  expect(isSending(first, 'delete', { name: 'address', value: 'second' })).toBe(false)
})

test('a form alone on its page needs no name', () => {
  expect(isSending(sent({ fullName: 'Rahim' }))).toBe(true)
})

test('on the way to another page, and while searching, no button shows it', () => {
  expect(isSending({ formMethod: undefined, formData: undefined })).toBe(false)
  expect(isSending({ ...sent({ q: 'saree' }), formMethod: 'GET' })).toBe(false)
})
