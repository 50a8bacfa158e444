import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCode, readHash } from './read-code.ts'

let url: URL
let states: unknown[]

beforeEach(() => {
  states = []
  vi.stubGlobal('window', {
    get location() {
      return url
    },
    history: {
      state: { key: 'first' },
      replaceState(state: unknown, _: string, to: string) {
        states.push(state)
        url = new URL(to, url)
      },
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

test('the code of a mail leaves the address as it is read, and can be sent more than once', () => {
  url = new URL('https://haat.example/bn/reset-password?utm_source=mail#code=abc%2B1')
  expect(readCode()).toBe('abc+1')
  expect(url.href).toBe('https://haat.example/bn/reset-password?utm_source=mail')
  expect(readCode()).toBe('abc+1')
  expect(states).toEqual([{ key: 'first' }])
})

test('another link on the same page counts; another page knows none of it', () => {
  url = new URL('https://haat.example/verify-email#code=first')
  readCode()
  url = new URL('https://haat.example/verify-email#code=second')
  expect(readCode()).toBe('second')
  url = new URL('https://haat.example/reset-password')
  expect(readCode()).toBe('')
})

test('the link of the owner is nothing but its code; a mark without a code stays', () => {
  url = new URL('https://haat.example/owner#0wn-er_c0de')
  expect(readHash((hash) => hash)).toBe('0wn-er_c0de')
  expect(url.hash).toBe('')
  url = new URL('https://haat.example/verify-email#main')
  expect(readCode()).toBe('')
  expect(url.hash).toBe('#main')
})
