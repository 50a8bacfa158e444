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
