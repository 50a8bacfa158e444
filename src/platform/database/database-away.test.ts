import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'
import { openDatabase } from './database.ts'
import { openLog } from '../log.ts'

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

async function ask(port: number): Promise<unknown> {
  const url = `postgres://haat@127.0.0.1:${port}/haat`
  const { database, close } = openDatabase(url, openLog('silent'), 1)
  onTestFinished(close)
  return errorOf(database.execute(sql`SELECT 1`))
}

/** Somebody who listens, and does so with every connection. */
async function listenAnd(treat: (socket: Socket) => void): Promise<number> {
  const server = createServer(treat).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('a database is away where nobody listens, and where the connection breaks', async () => {
  expect(isDatabaseAway(await ask(9))).toBe(true)
  const breaking = await listenAnd((socket) => socket.resetAndDestroy())
  expect(isDatabaseAway(await ask(breaking))).toBe(true)
})

test('a missing file, and a mail server or picture that cannot be reached, are not the database', async () => {
  const away = await errorOf(fetch('http://127.0.0.1:9'))
  const causes = [await errorOf(readFile('/nowhere/at-all')), away, (away as Error).cause]
  for (const cause of causes) {
    expect(cause).toBeInstanceOf(Error)
    expect(isDatabaseAway(cause)).toBe(false)
    expect(isDatabaseAway(new Error('Could not go on', { cause }))).toBe(false)
  }
  const slow = Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' })
  expect(isDatabaseAway(slow)).toBe(false)
})

test('a query that broke in the middle says so, and one that is wrong does not', () => {
  const failed = (code: string) =>
    Object.assign(new Error('Failed query', { cause: Object.assign(new Error(code), { code }) }), {
      query: 'SELECT 1',
      params: [],
    })
  expect(isDatabaseAway(failed('ECONNRESET'))).toBe(true)
  expect(isDatabaseAway(failed('57P01'))).toBe(true)
  expect(isDatabaseAway(failed('42601'))).toBe(false)
})
