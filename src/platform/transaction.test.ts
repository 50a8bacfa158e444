import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../tests/test-shop.ts'
import { inTransaction, prepared } from './transaction.ts'

async function countSettings(): Promise<number> {
  const { database } = await openTestShop()
  const { rows } = await database.execute<{ number: number }>(
    sql`SELECT count(*)::int AS number FROM settings`,
  )
  return rows[0]?.number ?? -1
}

const write = sql`INSERT INTO settings (key, value) VALUES ('color', '"red"')`

test('what is done in a transaction is there afterwards, and its result comes back', async () => {
  const { database } = await openTestShop()
  const result = await inTransaction(database, async (inside) => {
    await inside.execute(write)
    expect(await countSettings()).toBe(0)
    return 'done'
  })
  expect(result).toBe('done')
  expect(await countSettings()).toBe(1)
})

test('what fails leaves nothing behind, and the connections go on working', async () => {
  const { database } = await openTestShop()
  for (let times = 0; times < 30; times++) {
    const failing = inTransaction(database, async (inside) => {
      await inside.execute(write)
      throw new Error('the roof fell in')
    })
    await expect(failing).rejects.toThrow('the roof fell in')
  }
  expect(await countSettings()).toBe(0)
})

test('a connection that is lost inside is not used again', async () => {
  const { database } = await openTestShop()
  const lost = inTransaction(database, async (inside) => {
    await inside.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(lost).rejects.toThrow(/terminat|pg_terminate_backend/)
  await Promise.all(Array.from({ length: 20 }, countSettings))
})

test('a statement is put together once for each connection', async () => {
  const { database } = await openTestShop()
  let times = 0
  const statement = prepared(() => ++times)
  expect([statement(database), statement(database)]).toEqual([1, 1])
  const inside = () => inTransaction(database, async (connected) => statement(connected))
  const first = await inside()
  expect(await inside()).toBe(first)
})
