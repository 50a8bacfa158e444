import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCode, readHash } from './read-code.ts'

let address: URL
let states: unknown[]

beforeEach(() => {
  states = []
  vi.stubGlobal('window', {
    get location() {
      return address
    },
    history: {
      state: { key: 'first' },
      replaceState(state: unknown, _: string, to: string) {
        states.push(state)
        address = new URL(to, address)
      },
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

test('the code of a mail leaves the address as it is read, and can be sent more than once', () => {
  address = new URL('https://haat.example/bn/reset-password?utm_source=mail#code=abc%2B1')
  expect(readCode()).toBe('abc+1')
  expect(address.href).toBe('https://haat.example/bn/reset-password?utm_source=mail')
  expect(readCode()).toBe('abc+1')
  expect(states).toEqual([{ key: 'first' }])
})

test('another link on the same page counts; another page knows none of it', () => {
  address = new URL('https://haat.example/verify-email#code=first')
  readCode()
  address = new URL('https://haat.example/verify-email#code=second')
  expect(readCode()).toBe('second')
  address = new URL('https://haat.example/reset-password')
  expect(readCode()).toBe('')
})

test('the link of the owner is nothing but its code; a mark without a code stays', () => {
  address = new URL('https://haat.example/owner#0wn-er_c0de')
  expect(readHash((hash) => hash)).toBe('0wn-er_c0de')
  expect(address.hash).toBe('')
  address = new URL('https://haat.example/verify-email#main')
  expect(readCode()).toBe('')
  expect(address.hash).toBe('#main')
})
