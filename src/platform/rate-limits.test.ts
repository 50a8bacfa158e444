import { Pool, type PoolConfig } from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { openTestShop, testDatabaseUrl } from '../../tests/support/test-shop.ts'
import { openLog } from './log.ts'
import { openRateLimits, type RateLimits } from './rate-limits.ts'

const pools: Pool[] = []
const log = openLog('silent')

async function openPool(options: PoolConfig): Promise<Pool> {
  await openTestShop()
  const pool = new Pool({ connectionString: await testDatabaseUrl(), ...options })
  pools.push(pool)
  return pool
}

const openInstance = async (): Promise<RateLimits> =>
  openRateLimits(await openPool({ max: 4 }), 1, log)

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
  const limits = openRateLimits(away, 1, log)
  expect(await limits.take('tracking', 'somebody')).toEqual({ outcome: 'allowed' })
  // As exactly as otherwise.
  expect(await allowedOf(limits, 200, 'flood')).toBe(120)
})

type GiveClient = Parameters<Pool['connect']>[0]

/** While it is busy it has no connection free in time. */
async function openBusyPool() {
  const pool = await openPool({ max: 2 })
  const connect = pool.connect.bind(pool)
  const busy = Object.assign(pool, { isBusy: false })
  const tooLate = new Error('timeout exceeded when trying to connect')
  return Object.assign(busy, {
    connect: (give: GiveClient) =>
      busy.isBusy ? give(tooLate, undefined, () => {}) : connect(give),
  })
}

describe('a database that is slow for a moment gives nobody a second limit', () => {
  /** Three a day; how many of so many tries are allowed. */
  const changesOf = async (limits: RateLimits, tries: number): Promise<number> => {
    let allowed = 0
    for (let attempt = 0; attempt < tries; attempt++)
      if ((await limits.take('first-email-change', 'karim')).outcome === 'allowed') allowed++
    return allowed
  }

  test.each([0, 1, 2, 3])('when it counted %i of three before', async (before) => {
    const pool = await openBusyPool()
    const limits = openRateLimits(pool, 1, log)
    expect(await changesOf(limits, before)).toBe(before)
    pool.isBusy = true
    expect(await changesOf(limits, 5)).toBe(3 - before)
    pool.isBusy = false
    expect(await changesOf(limits, 5)).toBe(0)
  })

  test('what was given meanwhile is counted as soon as it answers, for all instances', async () => {
    const pool = await openBusyPool()
    const limits = openRateLimits(pool, 1, log)
    pool.isBusy = true
    expect(await changesOf(limits, 2)).toBe(2)
    pool.isBusy = false
    expect(await changesOf(limits, 1)).toBe(1)
    expect(await changesOf(await openInstance(), 5)).toBe(0)
  })

  test('nor when its answers come and go, request by request', async () => {
    const pool = await openBusyPool()
    const limits = openRateLimits(pool, 1, log)
    let allowed = 0
    for (let attempt = 0; attempt < 12; attempt++) {
      pool.isBusy = attempt % 2 === 0
      allowed += await changesOf(limits, 1)
    }
    expect(allowed).toBe(3)
  })

  test('nor when what it is asked waits too long for a lock', async () => {
    const limits = openRateLimits(await openPool({ max: 2, statement_timeout: 40 }), 1, log)
    const before = await changesOf(limits, 1)
    const holding = await (await openPool({ max: 1 })).connect()
    await holding.query('BEGIN')
    await holding.query('LOCK TABLE rate_limits')
    const meanwhile = await changesOf(limits, 1)
    await holding.query('ROLLBACK')
    holding.release()
    expect([before, meanwhile, await changesOf(limits, 5)]).toEqual([1, 1, 1])
  })
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
