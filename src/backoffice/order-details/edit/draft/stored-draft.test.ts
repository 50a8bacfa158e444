import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStaffDrafts } from '#pages/form/staff-draft.ts'
import { emptyDraft } from './edit-draft.ts'
import { readDraft, storeDraft } from './stored-draft.ts'

/** As a browser's: its keys are its own properties. */
function openStorage(): object {
  return Object.create({
    getItem(key: string) {
      return (this as Record<string, string>)[key] ?? null
    },
    setItem(key: string, value: string) {
      ;(this as unknown as Record<string, string>)[key] = value
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key)
    },
  }) as object
}

beforeEach(() => {
  vi.stubGlobal('localStorage', openStorage())
  vi.stubGlobal('sessionStorage', openStorage())
})
afterEach(() => vi.unstubAllGlobals())

const typed = { version: 3, draft: { ...emptyDraft, address: 'House 7, Road 4' } }

test('what was typed into an order is there for its account, and for no other', () => {
  storeDraft('karim', '12345678', typed)
  expect(readDraft('karim', '12345678')).toEqual(typed)
  expect(readDraft('karim', '87654321')).toBeUndefined()
  expect(readDraft('salma', '12345678')).toBeUndefined()
  expect(readDraft('karim', '12345678')).toBeUndefined()
})

test('a person who signs out leaves no customer’s address in the browser', () => {
  storeDraft('karim', '12345678', typed)
  sessionStorage.setItem('visit', 'stays')
  clearStaffDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['visit'])
})
