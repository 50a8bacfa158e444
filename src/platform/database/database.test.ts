import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openTestShop, testDatabaseUrl } from '../../../tests/support/test-shop.ts'
import { openLog } from '../log.ts'
import { openDatabase } from './database.ts'

test('no page is answered by several processes of PostgreSQL, nor by machine code made for it', async () => {
  const { database } = await openTestShop()
  const { rows } = await database.execute(sql`SHOW max_parallel_workers_per_gather`)
  expect(rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
  const jit = await database.execute(
    sql`SELECT setting, source FROM pg_settings WHERE name = 'jit'`,
  )
  expect(jit.rows).toEqual([{ setting: 'off', source: 'client' }])
})

test('a transaction that cannot begin gives its connection back', async () => {
  const { database, close } = openDatabase(await testDatabaseUrl(), openLog('silent'), 1)
  const never = { isolationLevel: 'no such level' as 'serializable' }
  await expect(database.transaction(async () => {}, never)).rejects.toThrow('begin isolation level')
  const { rows } = await database.transaction((inside) => inside.execute(sql`SELECT 1 AS one`))
  expect(rows).toEqual([{ one: 1 }])
  await close()
})

test('who comes back after a while finds connections that know their queries; most of them end', async () => {
  const { database, pool, close } = openDatabase(await testDatabaseUrl(), openLog('silent'), 6)
  pool.options.idleTimeoutMillis = 50
  const processes = async (count: number) => {
    const asked = Array.from({ length: count }, () =>
      database.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid FROM pg_sleep(0.1)`),
    )
    return (await Promise.all(asked)).map(({ rows }) => rows[0]?.pid)
  }
  const first = await processes(6)
  expect(pool.totalCount).toBe(6)
  await vi.waitFor(() => expect(pool.totalCount).toBe(3))
  const again = await processes(3)
  expect(first).toEqual(expect.arrayContaining(again))
  await close()
})

test('nobody who closes it waits for a query that takes long', async () => {
  const shop = await openTestShop()
  const { database, close } = openDatabase(await testDatabaseUrl(), openLog('silent'), 1)
  const asking = database.execute(sql`SELECT pg_sleep(9)`).then(
    () => 'answered',
    () => 'ended',
  )
  const isSleeping = sql`query = 'SELECT pg_sleep(9)' AND state = 'active'`
  await vi.waitFor(async () => {
    const sleeping = sql`SELECT FROM pg_stat_activity WHERE ${isSleeping}`
    expect((await shop.database.execute(sleeping)).rows).toHaveLength(1)
  })
  await close()
  await shop.database.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${isSleeping}`,
  )
  expect(await asking).toBe('ended')
})
