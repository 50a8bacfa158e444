import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendOwner } from './send-owner.ts'

const owner = { name: 'Rahima', email: 'rahima@example.com', password: 'tulsi-pata', code: 'c0de' }
const claims = Buffer.from(
  JSON.stringify({ email: owner.email, exp: Date.now() / 1000 + 3600 }),
).toString('base64url')

let stored: Map<string, string>
let answers: Record<string, () => Response>

beforeEach(() => {
  stored = new Map()
  answers = {
    '/api/auth/claim-shop': () => Response.json({ user: { email: owner.email } }, { status: 201 }),
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
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => vi.unstubAllGlobals())

function typed(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(owner)) form.set(name, value)
  return form
}

test('the link of a fresh shop makes me its owner and signs this browser in (D7)', async () => {
  expect(await sendOwner(typed())).toEqual({ outcome: 'sent' })
  expect(stored.get('user-role')).toBe('owner')
  expect(stored.get('access-token')).toBe(`e30.${claims}.x`)
})

test('I own it also where the token does not come; a used link signs nobody in', async () => {
  delete answers['/api/jwt']
  expect(await sendOwner(typed())).toEqual({ outcome: 'sent' })
  answers['/api/auth/claim-shop'] = () =>
    Response.json({ code: 'invalid-action-code' }, { status: 400 })
  expect(await sendOwner(typed())).toEqual({ outcome: 'link-used' })
  expect(stored.size).toBe(0)
})
