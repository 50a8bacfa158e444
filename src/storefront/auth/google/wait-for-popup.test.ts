import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForPopup } from './wait-for-popup.ts'

const origin = 'https://haat.example'

let target: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  target = new EventTarget()
})
afterEach(() => vi.useRealTimers())

const aPopup = () => ({ closed: false, close: () => undefined })
const wait = (popup = aPopup()) => waitForPopup(popup, { origin, target, lookEveryMs: 2000 })

function say(data: unknown, { from = origin, source }: { from?: string; source?: object } = {}) {
  target.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }))
}

test('a person who finishes in the window is signed in here', async () => {
  const end = wait()
  say({ type: 'haat-sign-in', outcome: 'signed-in' })
  expect(await end).toBe('signed-in')
})

test.each([
  ['account-exists-with-different-credential', 'account-exists-with-different-credential'],
  ['user-disabled', 'user-disabled'],
  ['__proto__', 'google-failed'],
  [undefined, 'google-failed'],
])('what the provider or the shop refuses (%s) is said here', async (code, trouble) => {
  const end = wait()
  say({ type: 'haat-sign-in', outcome: 'refused', code })
  expect(await end).toBe(trouble)
})

test('a window that is closed before it finished is noticed within four seconds', async () => {
  const popup = aPopup()
  const end = wait(popup)
  await vi.advanceTimersByTimeAsync(10_000)
  popup.closed = true
  const noticed = vi.fn()
  void end.then(noticed)
  await vi.advanceTimersByTimeAsync(2000)
  expect(noticed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await end).toBe('popup-closed-by-user')
})

test('its last word still counts when the window is gone already', async () => {
  const end = wait({ closed: true, close: () => undefined })
  await vi.advanceTimersByTimeAsync(3900)
  say({ type: 'haat-sign-in', outcome: 'signed-in' })
  expect(await end).toBe('signed-in')
})

test('a second window cancels the first', async () => {
  const first = wait()
  const second = wait()
  expect(await first).toBe('cancelled-popup-request')
  say({ type: 'haat-sign-in', outcome: 'signed-in' })
  expect(await second).toBe('signed-in')
})

test('another site is not believed, neither in the window nor elsewhere', async () => {
  const popup = aPopup()
  const end = wait(popup)
  const claim = { type: 'haat-sign-in', outcome: 'signed-in' }
  say(claim, { from: 'https://evil.example' })
  say('noise')
  say(null)
  say(claim, { from: 'https://evil.example', source: popup })
  expect(await end).toBe('unauthorized-domain')
})
