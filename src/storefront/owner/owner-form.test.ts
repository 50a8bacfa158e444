import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inviteOwner } from '#shop/identity/ownership/invite-owner.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { afterClaim } from './after-claim.ts'
import { action } from './owner.tsx'

const owner = { name: 'Rahima', email: 'rahima@example.com', password: 'tulsi-pata' }
const claims = Buffer.from(
  JSON.stringify({ email: owner.email, exp: Date.now() / 1000 + 3600 }),
).toString('base64url')

let stored: Map<string, string>
let answers: Record<string, () => Response>

beforeEach(() => {
  stored = new Map()
  answers = {
    '/api/user/rahima%40example.com': () => Response.json({}),
    '/api/jwt': () => Response.json({ token: `e30.${claims}.x`, role: 'owner' }),
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const page = Object.assign(new EventTarget(), { location: { pathname: '/owner' } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => vi.unstubAllGlobals())

/** The page's action has made them the owner. */
const claimed = {
  submission: { payload: {}, fields: [], intent: null },
  reset: true,
  answer: { person: { email: owner.email, displayName: owner.name, photoURL: null } },
}

test('the link of a fresh shop makes me its owner (D7); a used link makes nobody', async () => {
  const shop = await openTestShop()
  const code = (await inviteOwner(shop))?.split('#')[1] ?? ''
  const claim = (fields: object) =>
    postForm(action, { shop, to: '/owner', fields: { ...owner, code, ...fields }, isFetched: true })
  expect((await claim({ code: '' })).result?.error?.fieldErrors).toEqual({ code: ['code-missing'] })
  const { cookies, result } = await claim({})
  expect(result).toMatchObject({ answer: claimed.answer, reset: true })
  const cookie = cookies.map((one) => one.split(';', 1)[0]).join('; ')
  expect(await findActor(shop, cookie)).toMatchObject({ actor: { role: 'owner' } })
  expect(await claim({ email: 'thief@example.com' })).toMatchObject({
    status: 400,
    cookies: [],
    result: { error: { formErrors: ['invalid-action-code'] } },
  })
})

test('the owner of the shop is signed in in this browser', async () => {
  expect(await afterClaim(claimed)).toBe(claimed)
  expect(stored.get('user-role')).toBe('owner')
  expect(stored.get('access-token')).toBe(`e30.${claims}.x`)
})

test('I own it also where the token does not come', async () => {
  delete answers['/api/jwt']
  expect(await afterClaim(claimed)).toBe(claimed)
  expect(stored.size).toBe(0)
})
