import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openTestShop, testDatabaseUrl } from '../../tests/support/test-shop.ts'
import { startBackgroundWork } from './background-work.ts'

test('the shop closes although the database holds up its tidying', async () => {
  const shop = await openTestShop()
  const other = new Client({ connectionString: await testDatabaseUrl() })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('BEGIN; LOCK TABLE mails')
  const { stop } = startBackgroundWork(shop)
  const began = performance.now()
  await stop()
  expect(performance.now() - began).toBeLessThan(9000)
  await other.query('ROLLBACK')
})
