import { Pool } from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openTestShop, testDatabaseUrl } from '../../tests/support/test-shop.ts'
import { openRateLimits, type RateLimits } from './rate-limits.ts'

const pools: Pool[] = []

async function openInstance(factor = 1): Promise<RateLimits> {
  await openTestShop()
  const pool = new Pool({ connectionString: await testDatabaseUrl(), max: 4 })
  pools.push(pool)
  return openRateLimits(pool, factor)
}

afterEach(() => vi.useRealTimers())
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

async function allowedOf(limits: RateLimits, attempts: number, key: string): Promise<number> {
  let allowed = 0
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = await limits.take('tracking', key)
    if (answer.outcome === 'allowed') allowed++
  }
  return allowed
}

test('anyone who asks too often is refused until a moment that the answer names', async () => {
  const limits = await openInstance()
  expect(await allowedOf(limits, 200, 'flood')).toBe(120)
  const refused = await limits.take('tracking', 'flood')
  expect(refused).toMatchObject({ outcome: 'too-many' })
  expect(refused.outcome === 'too-many' && refused.retryAfterSeconds).toBeGreaterThan(0)
})

test('others behind another address are served meanwhile', async () => {
  const limits = await openInstance()
  await allowedOf(limits, 200, 'flood')
  expect(await limits.take('tracking', 'somebody else')).toEqual({ outcome: 'allowed' })
})

test('anyone who has a whole IPv6 network to write from is one client, and the network beside it another', async () => {
  const limits = await openInstance()
  let allowed = 0
  for (let host = 1; host <= 150; host++)
    if ((await limits.take('tracking', `2001:db8:1:2::${host}`)).outcome === 'allowed') allowed++
  expect(allowed).toBe(120)
  expect(await limits.take('tracking', '2001:db8:1:3::1')).toEqual({ outcome: 'allowed' })
})

test('two instances share the counters', async () => {
  const [first, second] = [await openInstance(), await openInstance()]
  const together = (await allowedOf(first, 80, 'shared')) + (await allowedOf(second, 80, 'shared'))
  expect(together).toBe(120)
})

test('while the database is away shoppers are counted in the process, not turned away', async () => {
  const away = new Pool({
    connectionString: 'postgres://nobody@127.0.0.1:9/nowhere',
    connectionTimeoutMillis: 500,
  })
  pools.push(away)
  expect(await openRateLimits(away, 1).take('tracking', 'somebody')).toEqual({ outcome: 'allowed' })
})

test('a hundred shoppers behind one address who search in the same moment are all served', async () => {
  const limits = await openInstance()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => limits.take('search', 'a mobile operator')),
  )
  expect(answers.filter(({ outcome }) => outcome === 'allowed')).toHaveLength(100)
})

test('a clock that is set back a day makes no limit last a day', async () => {
  const day = 86_400_000
  const limits = await openInstance()
  await allowedOf(limits, 200, 'flood')
  expect(await limits.take('tracking', 'flood')).toMatchObject({ outcome: 'too-many' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - day })
  expect(await allowedOf(limits, 200, 'flood')).toBe(120)
  const refused = await limits.take('tracking', 'flood')
  expect(refused.outcome === 'too-many' && refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  // Another instance, which remembers nothing itself.
  const other = await openInstance()
  vi.setSystemTime(Date.now() - day)
  expect(await allowedOf(other, 200, 'flood')).toBe(120)
})
