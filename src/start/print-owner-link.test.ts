import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import { inviteOwner } from '#shop/identity/ownership/invite-owner.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, TestBrowser } from '../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { printOwnerLink } from './print-owner-link.ts'

const hourMs = 3_600_000

let printed: string[]
let shop: Shop
beforeEach(async () => {
  printed = []
  shop = await openTestShop()
  // The database keeps its own time: only waiting is shortened.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const linkIn = (text = '') => /(http\S+\/owner)#(\S{32})/.exec(text)?.[2]
const soon = () => new Promise((resolve) => setImmediate(resolve))

async function eventually(check: () => boolean) {
  const until = performance.now() + 10_000
  while (!check() && performance.now() < until) await soon()
  expect(check()).toBe(true)
}

async function open(invite = () => inviteOwner(shop)) {
  const { stop } = await printOwnerLink({
    invite,
    print: (text) => void printed.push(text),
    log: shop.log,
  })
  onTestFinished(stop)
}

test('a shop that runs for days without an owner prints a new link whenever the last one has ended (D7)', async () => {
  await open()
  expect(printed).toHaveLength(1)
  vi.advanceTimersByTime(24 * hourMs - 1)
  await soon()
  expect(printed).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await eventually(() => printed.length === 2)
  const [first, second] = printed.map(linkIn)
  expect(second).not.toBe(first)

  vi.useRealTimers()
  const claimed = await new TestBrowser(shop).post('/auth/claim-shop', { ...rahima, code: second })
  expect(claimed.status).toBe(201)
})

test('with an owner nothing is printed any more', async () => {
  await open()
  await shop.database
    .insert(users)
    .values({ id: '0197a000-0000-7000-8000-000000000001', ...rahima, role: 'owner' })
  vi.advanceTimersByTime(24 * hourMs)
  for (let turn = 0; turn < 200; turn++) await soon()
  vi.advanceTimersByTime(24 * hourMs)
  for (let turn = 0; turn < 200; turn++) await soon()
  expect(printed).toHaveLength(1)
})

test('where the database was away the link is made a little later', async () => {
  let isAway = true
  await open(async () => {
    if (isAway) throw new Error('away')
    return inviteOwner(shop)
  })
  expect(printed).toEqual([])
  isAway = false
  vi.advanceTimersByTime(5 * 60_000)
  await eventually(() => printed.length === 1)
})
