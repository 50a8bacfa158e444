import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushEntry, startTagManager } from './data-layer.ts'

interface Script {
  id: string
  src: string
}

const scripts: Script[] = []

beforeEach(() => {
  scripts.length = 0
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    getElementById: (id: string) => scripts.find((script) => script.id === id) ?? null,
    createElement: () => ({}),
    head: { append: (script: Script) => scripts.push(script) },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an e-commerce event first clears what the one before said', () => {
  pushEntry({ event: 'add_to_cart', ecommerce: { currency: 'BDT', value: 1250 } })
  expect(window.dataLayer).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: { currency: 'BDT', value: 1250 } },
  ])
})

test('events join what is in the data layer already', () => {
  window.dataLayer = ['earlier']
  pushEntry({ event: 'user_location', email: 'a@example.com' })
  expect(window.dataLayer).toEqual(['earlier', { event: 'user_location', email: 'a@example.com' }])
})

test('without an id no tag manager is loaded', () => {
  startTagManager('')
  expect(scripts).toEqual([])
})

test('the tag manager is loaded once', () => {
  startTagManager('GTM-ABC1')
  startTagManager('GTM-ABC1')
  expect(scripts).toMatchObject([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1' }])
})
