import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { withDatabase } from './start-postgres.ts'
import { leaveDatabase, takeDatabase } from './test-database.ts'

const server = inject('postgresUrl')

/** Takes a database, does something in it, and leaves it. Answers its name, and whether the next file gets it. */
async function use(does: string): Promise<{ name: string; isUsedAgain: boolean }> {
  const name = await takeDatabase(server)
  await ask(name, does)
  return { name, isUsedAgain: await leaveDatabase(server, name) }
}

async function ask(name: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: withDatabase(server, name) })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}

const aSubscriber = `INSERT INTO newsletter_subscribers (id, email, token, subscribed_at) VALUES (gen_random_uuid(), 'rahima@example.com', 'a', now())`

test('a database that a file has left comes to the next one as if it were new', async () => {
  const { name, isUsedAgain } = await use(aSubscriber)
  expect(isUsedAgain).toBe(true)
  expect(await takeDatabase(server)).toBe(name)
  const left = `SELECT relpages, reltuples, pg_relation_size(oid)::int AS bytes FROM pg_class WHERE relname = 'newsletter_subscribers'`
  expect(await ask(name, left)).toEqual([{ relpages: 0, reltuples: -1, bytes: 0 }])
  await leaveDatabase(server, name)
})

test.each([
  ['an index is gone', 'DROP INDEX products_by_publication'],
  ['a zone was changed', `UPDATE delivery_zones SET charge_in_paisa = charge_in_paisa + 100`],
  ['rows were counted', `${aSubscriber}; ANALYZE newsletter_subscribers`],
])('a database is not used again where %s', async (_, does) => {
  expect((await use(does)).isUsedAgain).toBe(false)
})
