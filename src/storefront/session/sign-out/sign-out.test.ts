import { expect, test, vi } from 'vitest'
import { dhaka } from '#shop/visitors/place.ts'
import {
  answers,
  asked,
  hour,
  json,
  minute,
  page,
  stored,
  token,
  useBrowserTab,
} from '../../../../tests/support/browser/browser-tab.ts'

useBrowserTab()

const typedAtCheckout = ['checkout-draft', 'checkout-attempt', 'last-order']
const typeAtCheckout = () => typedAtCheckout.forEach((key) => stored.set(key, '{}'))
const storedOfCheckout = () => typedAtCheckout.filter((key) => stored.has(key))

test('a session that only ended loses nothing of what I typed at the checkout', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  answers['/api/auth/session'] = () => json({ user: null })
  typeAtCheckout()
  const { keepSessionAlive } = await import('../keep-session-alive.ts')
  keepSessionAlive()
  await vi.advanceTimersByTimeAsync(55 * minute)
  expect(stored.has('access-token')).toBe(false)
  expect(storedOfCheckout()).toEqual(typedAtCheckout)
})

test('when I sign out, the next one at this browser finds neither my address nor my last order', async () => {
  typeAtCheckout()
  stored.set('cart', '[]')
  const { signOut } = await import('./sign-out.ts')
  delete answers['/api/auth/sign-out']
  expect(await signOut()).toBe('no-connection')
  expect(storedOfCheckout()).toEqual(typedAtCheckout)
  expect(document.cookie).toMatch(/^haat\.signed-out=;/)
  answers['/api/auth/sign-out'] = () => json({})
  expect(await signOut()).toBe('signed-out')
  expect([...stored.keys()]).toEqual(['cart'])
})

test('nor who was here: neither an address nor an account stays in the session of the tab', async () => {
  const ofTab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, value: string) => ofTab.set(key, value),
    removeItem: (key: string) => ofTab.delete(key),
  })
  stored.set('access-token', token(hour, { sub: 'account-1' }))
  answers['/api/visitor'] = () => ({ ...json({}), ok: true })
  const { trackVisit } = await import('../../location/track-visit.ts')
  trackVisit(dhaka)
  expect([...ofTab.values()]).toEqual(['account-1', 'account-1'])
  const { isNewVisit } = await import('../../location/tracked-visit.ts')
  expect(isNewVisit('sent', 'account-1')).toBe(false)
  const { signOut } = await import('./sign-out.ts')
  expect(await signOut()).toBe('signed-out')
  expect([...ofTab.values()]).toEqual(['anonymous'])
  expect(isNewVisit('sent', 'account-1')).toBe(true)
})

test('nor when I am blocked', async () => {
  answers['/api/jwt'] = () => json({ code: 'user-disabled' }, 403)
  typeAtCheckout()
  const { resumeSession } = await import('../resume-session.ts')
  expect(await resumeSession()).toBe('blocked')
  expect(storedOfCheckout()).toEqual([])
  typeAtCheckout()
  const { endSession } = await import('./end-session.ts')
  await endSession('blocked')
  expect(storedOfCheckout()).toEqual([])
})

test('nor when my account is deleted; a guest who opens that page keeps everything', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  answers['/api/auth/session'] = () => json({ user: null })
  const { clearSignedOut } = await import('./clear-signed-out.ts')
  typeAtCheckout()
  await clearSignedOut()
  // Nothing that would be refused.
  expect(asked).toEqual(['/api/auth/session'])
  expect(stored.has('access-token')).toBe(false)
  expect(storedOfCheckout()).toEqual([])
  typeAtCheckout()
  await clearSignedOut()
  expect(storedOfCheckout()).toEqual(typedAtCheckout)
})

test('nor when I had left, and the shop could not say so at once', async () => {
  answers['/api/auth/session'] = () => json({}, 503)
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  const { clearSignedOut } = await import('./clear-signed-out.ts')
  typeAtCheckout()
  // The page may be left as soon as the token is gone, before the shop has heard of it.
  const whenTold: unknown[] = []
  answers['/api/auth/sign-out'] = () => {
    whenTold.push(stored.has('access-token'), storedOfCheckout())
    return json({})
  }
  expect(await clearSignedOut()).toBe('signed-out')
  expect(whenTold).toEqual([false, []])
})

test('nor when I had left, and another part of the page noticed it first', async () => {
  const { endSession } = await import('./end-session.ts')
  typeAtCheckout()
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual(typedAtCheckout)
  page.location.hash = '#signed-out'
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual([])
})

test('nor when I pressed Sign out while the page came to life, and its first call was refused', async () => {
  const here = { querySelector: () => null, cookie: 'haat.signed-out=1' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), here))
  answers['/api/auth/session'] = () => json({ user: null })
  const { endSession } = await import('./end-session.ts')
  typeAtCheckout()
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual([])
  // The token was gone before the shop had said so: then the next page clears up, at once and without a call.
  const { clearSignedOut } = await import('./clear-signed-out.ts')
  typeAtCheckout()
  asked.length = 0
  expect(await clearSignedOut()).toBe('signed-out')
  expect(asked).toEqual([])
  expect(storedOfCheckout()).toEqual([])
  expect(document.cookie).toMatch(/^haat\.signed-out=;.*Max-Age=0/)
})

test('nor when that was answered while this page said goodbye to the session itself', async () => {
  const here = { querySelector: () => null, cookie: '' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), here))
  answers['/api/auth/sign-out'] = () => {
    document.cookie = 'haat.signed-out=1'
    return json({})
  }
  const { endSession } = await import('./end-session.ts')
  typeAtCheckout()
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual([])
})

test('nor when I leave before the shop has answered, or another part of the page is refused first', async () => {
  const { signOut } = await import('./sign-out.ts')
  const { endSession } = await import('./end-session.ts')
  let answer = (_text: string) => {}
  const held = new Promise<string>((resolve) => (answer = resolve))
  const later = [{ ...json({}), text: () => held }, json({})]
  answers['/api/auth/sign-out'] = () => later.shift() ?? json({})
  typeAtCheckout()
  const leaving = signOut()
  await vi.waitFor(() => expect(asked).toContain('/api/auth/sign-out'))
  expect(document.cookie).toMatch(/^haat\.signed-out=1;.*Max-Age=31536000/)
  await endSession('signed-out')
  expect(storedOfCheckout()).toEqual([])
  answer('{}')
  expect(await leaving).toBe('signed-out')
  expect(document.cookie).toMatch(/^haat\.signed-out=;.*Max-Age=0/)
})

test('and I am led to the page to sign in, though calls of the page that I leave are refused', async () => {
  answers['/api/jwt'] = () => json({ code: 'sign-in-required' }, 401)
  const { signOut } = await import('./sign-out.ts')
  const { claimSession } = await import('../claim-session.ts')
  const { endSession } = await import('./end-session.ts')
  await signOut()
  await claimSession('rahima@example.com')
  expect(asked).not.toContain('/api/jwt')
  await endSession('signed-out')
  expect(new Set(page.location.assign.mock.calls.flat())).toEqual(new Set(['/login']))
})
