import { expect, test } from 'vitest'
import { emptyDraft, understandDraft } from './draft.ts'

test('what was typed comes back as it was typed', () => {
  const typed = { ...emptyDraft, fullName: 'রহিমা খাতুন', district: 'Dhaka', note: 'Ring\ntwice' }
  expect(understandDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
})

test('damaged storage is an empty form, never a broken page', () => {
  for (const stored of [undefined, null, 7, 'text', [], { fullName: 7, phone: { a: 1 } }]) {
    expect(understandDraft(stored)).toEqual(emptyDraft)
  }
})

test('text without end does not fill the browser', () => {
  expect(understandDraft({ address: 'x'.repeat(1_000_000) }).address).toHaveLength(2000)
})
