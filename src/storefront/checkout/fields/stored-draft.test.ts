import { beforeEach, expect, test, vi } from 'vitest'
import { attemptKey } from '../submission/attempt.ts'
import { lastOrderKey } from '../submission/last-order.ts'
import { draftKey } from './draft.ts'
import { clearDetails, formId, readForm } from './stored-draft.ts'

class FakeField {
  value = ''
}
class FakeForm {
  fields = new Map<string, FakeField>()
  elements = { namedItem: (name: string) => this.fields.get(name) ?? null }
}

let stored: Map<string, string>
let form: FakeForm
beforeEach(() => {
  stored = new Map()
  form = new FakeForm()
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal('HTMLInputElement', FakeField)
  vi.stubGlobal('HTMLTextAreaElement', FakeField)
  vi.stubGlobal(
    'FormData',
    class {
      *[Symbol.iterator]() {
        for (const [name, { value }] of form.fields) yield [name, value]
      }
    },
  )
  vi.stubGlobal('document', { getElementById: (id: string) => (id === formId ? form : null) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('clearing earlier details empties the form and removes all that the browser stores of the person', () => {
  const details = { fullName: 'Rahima Khatun', phone: '01712-345678', district: 'Dhaka' }
  stored.set(draftKey, JSON.stringify(details))
  stored.set(lastOrderKey, JSON.stringify({ order: { billingDetails: details } }))
  stored.set(attemptKey, JSON.stringify({ bodies: [JSON.stringify(details)] }))
  stored.set('cart', 'stays')
  for (const name of ['fullName', 'phone', 'address'])
    form.fields.set(name, Object.assign(new FakeField(), { value: `typed ${name}` }))
  expect(readForm()).toMatchObject({ fullName: 'typed fullName', district: 'Dhaka' })
  clearDetails()
  expect([...stored]).toEqual([['cart', 'stays']])
  expect(Object.values(readForm()).join('')).toBe('')
})
