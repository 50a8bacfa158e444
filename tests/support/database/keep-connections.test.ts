import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../test-shop.ts'

/** The process of PostgreSQL that answers, and what it was told for its session. */
async function ask(pool: Pool) {
  const { rows } = await pool.query<{ process: number; zone: string; locks: number }>(
    `SELECT pg_backend_pid() AS process, current_setting('TimeZone') AS zone,
      (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks`,
  )
  return rows[0]
}

test('a pool takes over the connections of one that has ended, without what was said on them', async () => {
  const options = { connectionString: await testDatabaseUrl(), application_name: 'kept' }
  const first = new Pool(options)
  const begun = await ask(first)
  await first.query(`SET timezone = 'Asia/Dhaka'; SELECT pg_advisory_lock(1)`)
  expect(await ask(first)).toEqual({ process: begun?.process, zone: 'Asia/Dhaka', locks: 1 })
  await first.end()
  await expect(first.query('SELECT 1')).rejects.toThrow('after calling end')

  const second = new Pool(options)
  expect(await ask(second)).toEqual(begun)
  await second.end()
})

test('a connection in the middle of a transaction is not taken over', async () => {
  const options = { connectionString: await testDatabaseUrl(), application_name: 'in the middle' }
  const first = new Pool(options)
  const begun = await ask(first)
  await first.query('BEGIN')
  await first.end()
  const second = new Pool(options)
  expect((await ask(second))?.process).not.toBe(begun?.process)
  await second.end()
})
