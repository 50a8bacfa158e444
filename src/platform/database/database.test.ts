import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/test-shop.ts'

test('no page is answered by several processes of PostgreSQL', async () => {
  const { database } = await openTestShop()
  const { rows } = await database.execute(sql`SHOW max_parallel_workers_per_gather`)
  expect(rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
})
