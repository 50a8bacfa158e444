import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submitForm } from './submit-form.ts'

let answer: () => Response
let assigned: string[]

beforeEach(() => {
  assigned = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('window', {
    location: {
      pathname: '/login',
      search: '?from=%2F',
      assign: (to: string) => assigned.push(to),
    },
  })
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => vi.unstubAllGlobals())

const send = () => submitForm('/contact-us', new FormData())

test('what the page answers is the result, also where it refuses', async () => {
  const result = { submission: { payload: {}, fields: [], intent: null }, error: null }
  for (const status of [200, 400]) {
    answer = () => Response.json(result, { status })
    expect(await send()).toEqual(result)
  }
})

test.each([
  [403, 'from-elsewhere'],
  [429, 'too-many'],
  [503, 'away'],
  [413, 'away'],
])('a shop that answers %i with a page of its own is said in words', async (status, trouble) => {
  answer = () => new Response('<h1>', { status, headers: { 'content-type': 'text/html' } })
  expect(await send()).toBe(trouble)
})

test('without a network it is said that there is none', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await send()).toBe('no-connection')
})

test('a page that leads elsewhere, as where a session has ended, is followed by the browser', async () => {
  answer = () => {
    const page = new Response('<h1>', { headers: { 'content-type': 'text/html' } })
    return Object.defineProperties(page, {
      redirected: { value: true },
      url: { value: 'https://haat.example/login?from=%2Fdashboard' },
    })
  }
  expect(await send()).toBeUndefined()
  expect(assigned).toEqual(['https://haat.example/login?from=%2Fdashboard'])
})
