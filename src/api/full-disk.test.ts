import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, expect, test } from 'vitest'
import { checkWritable } from '#platform/files/check-writable.ts'
import { countOrders, anOrderOf, stocked } from '../../tests/examples/order-examples.ts'
import { openTestShop, testDatabaseUrl } from '../../tests/support/test-shop.ts'
import { openApi } from './open-api.ts'

afterEach(async () => {
  const { database } = await openTestShop()
  await database.execute(
    `DROP TRIGGER IF EXISTS full_disk ON orders; DROP FUNCTION IF EXISTS full_disk`,
  )
})

/** PostgreSQL's own answer where a file cannot grow, from a test that may not fill a disk. */
const fullDisk = `
  CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file "base/5/16384": No space left on device' USING ERRCODE = '53100';
  END $$;
  CREATE TRIGGER full_disk BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION full_disk()`

test('orders on a full disk are answered with 503 in words, change nothing and fill no log', async () => {
  let logged = ''
  const log = pino({ level: 'info' }, { write: (line: string) => (logged += line) })
  const shop = await openTestShop({ log })
  const teapot = await stocked(shop, { name: 'Teapot', stock: 50 })
  await shop.database.execute(fullDisk)
  for (let attempt = 0; attempt < 20; attempt++) {
    const request = new Request('http://shop.test/api/order', {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(anOrderOf([teapot, 1])),
    })
    const answer = await openApi(shop)(request, { ipAddress: '203.0.113.7', requestId: 'test' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await answer.json()).toMatchObject({
      code: 'cannot-write',
      title: expect.stringContaining('no room to write this down just now, so nothing was changed'),
    })
  }
  expect(await countOrders(shop)).toBe(0)
  expect(logged.match(/nothing can be written/g)).toHaveLength(1)
  expect(logged.length).toBeLessThan(500)
})

test('a database that has no room for a file, or may only be read, is not ready', async () => {
  const shop = await openTestShop()
  const { dataFolder } = shop.environment
  await checkWritable(shop.database, dataFolder)
  const pool = new Pool({ connectionString: await testDatabaseUrl(), max: 1 })
  try {
    const database = drizzle(pool)
    await database.execute(sql`SET temp_file_limit = 0`)
    await expect(checkWritable(database, dataFolder)).rejects.toMatchObject({
      cause: { code: '53400' },
    })
    await database.execute(sql`RESET temp_file_limit`)
    await database.execute(sql`SET default_transaction_read_only = on`)
    await expect(checkWritable(database, dataFolder)).rejects.toMatchObject({ code: '25006' })
  } finally {
    await pool.end()
  }
})
