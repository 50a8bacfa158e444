import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { popupEndPage, popupOutcome } from '#api/identity/google/popup-end-page.ts'
import { noteWayOn } from '#storefront/auth/google/note-way-on.ts'

afterEach(() => vi.unstubAllGlobals())

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

/** Where the last page of the window leads on to, in a browser that opened it in place of the page with the button. */
async function leadsOnTo(error: string | undefined, sessionStorage = storage()): Promise<string> {
  const page = await popupEndPage(popupOutcome(error), {}).text()
  const said = /id="outcome">([^<]*)</.exec(page)?.[1] ?? ''
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? ''
  let reached = ''
  runInNewContext(script, {
    window: {},
    sessionStorage,
    location: { replace: (url: string) => void (reached = url) },
    document: { getElementById: () => ({ textContent: said }) },
  })
  return reached
}

function pressedOn(url: string) {
  const sessionStorage = storage()
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('window', { location: new URL(url, 'https://shop.example') })
  noteWayOn()
  return sessionStorage
}

test('a phone that opens Google in place of the shop comes back to where one came from', async () => {
  const noted = pressedOn('/login?from=%2Fcheckout')
  expect(await leadsOnTo(undefined, noted)).toBe('/checkout')
  expect(await leadsOnTo('access_denied', noted)).toBe('/login?from=%2Fcheckout')
  expect(await leadsOnTo('SECOND_FACTOR_REQUIRED', noted)).toBe('/login/code?from=%2Fcheckout')
})

test('it never leads out of the shop, and without a note to the account', async () => {
  const elsewhere = pressedOn('/login?from=https%3A%2F%2Fevil.example')
  expect(await leadsOnTo(undefined, elsewhere)).toBe('/dashboard')
  expect(await leadsOnTo(undefined)).toBe('/dashboard')
  expect(await leadsOnTo('access_denied')).toBe('/login')
})
