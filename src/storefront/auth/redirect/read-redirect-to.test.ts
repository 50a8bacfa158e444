import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberChoice } from '#pages/language.ts'
import { storeToken } from '#storefront/session/stored-session.ts'
import { readRedirectTo, needsWholePage } from './read-redirect-to.ts'

/** As much of a browser as it takes. */
function openBrowser(url: string) {
  const storage = () => {
    const stored = new Map<string, string>()
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
  }
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('window', { location: new URL(url), dispatchEvent: () => true })
}

function signInAs(language: 'en' | 'bn') {
  const claims = { email: 'rahima@example.com', exp: 4_000_000_000, language }
  storeToken(`head.${btoa(JSON.stringify(claims))}.signature`, 'customer')
}

beforeEach(() => openBrowser('https://shop.example/login'))
afterEach(() => vi.unstubAllGlobals())

test('a person who reads Bangla gets their account in Bangla, on a whole new page', () => {
  signInAs('bn')
  expect(readRedirectTo()).toBe('/bn/dashboard')
  expect(needsWholePage(readRedirectTo())).toBe(true)
})

test('a person who reads English stays where they are', () => {
  signInAs('en')
  expect(readRedirectTo()).toBe('/dashboard')
  expect(needsWholePage(readRedirectTo())).toBe(false)
})

test('a person who has chosen a language in this tab keeps it', () => {
  signInAs('bn')
  rememberChoice()
  expect(readRedirectTo()).toBe('/dashboard')
})

test('a person who asked for a page gets that one', () => {
  openBrowser('https://shop.example/login?from=%2Fcheckout')
  signInAs('bn')
  expect(readRedirectTo()).toBe('/checkout')
})
