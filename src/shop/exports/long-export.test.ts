import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { openOrderFeed } from '#shop/orders/live/open-order-feed.ts'
import { audit } from '#shop/audit/tables.ts'
import { isRecentlySignedIn } from '#shop/identity/sign-in/is-recently-signed-in.ts'
import type { Shop } from '#shop/shop.ts'
import { customerOf, placedFor } from '../../../tests/examples/customer-examples.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { rowsOfLists } from '../exported-lists.ts'
import { askForCustomerExport } from '../customers/export/ask-for-customer-export.ts'
import { askForOrderExport } from '../orders/export/ask-for-order-export.ts'
import { dropExport } from './drop-export.ts'
import { takeExport } from './export-file.ts'
import { listExports } from './list-exports.ts'
import { endedTopic, mostUnfinished } from './long-export.ts'
import { sweepExports } from './sweep-exports.ts'
import { longExports } from './tables.ts'
import { writeNextExport } from './write-next-export.ts'

let shop: Shop
let admin: Person
let owner: Person
beforeEach(async () => {
  shop = await openTestShop()
  admin = await personWith(shop, 'admin', 'admin')
  owner = await personWith(shop, 'owner', 'owner')
  await rm(folder(), { recursive: true, force: true })
})

async function fill(count: number): Promise<void> {
  await shop.database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), 'X' || n, 'T' || n, 'Rahima ' || n, '+8801711000111', 'Sylhet', 'Beanibazar', 'House 12', 'outside-dhaka',
      1000, 6000, 7000, CASE WHEN n % 3 = 0 THEN 'Shipped' ELSE 'Pending' END, now() - n * interval '1 minute', now(), 'key ' || n, ''
    FROM generate_series(1, ${count}::int) n`)
}

const goingOn = () => new AbortController().signal
const write = () => writeNextExport(shop, rowsOfLists, goingOn())

type Wanted = Partial<Parameters<typeof askForOrderExport>[2]>

async function ask(by = admin, wanted: Wanted = {}) {
  const all = { filter: {}, sort: 'newest', columns: ['order'], format: 'csv' } satisfies Wanted
  return askForOrderExport(shop, await inNameOf(shop, by.id), { ...all, ...wanted })
}

async function asked(by = admin, wanted: Wanted = {}): Promise<string> {
  const result = await ask(by, wanted)
  if (result.outcome !== 'waiting') throw new Error(result.outcome)
  return result.id
}

async function take(id: string, by = admin): Promise<Uint8Array | string> {
  const result = await takeExport(shop, await inNameOf(shop, by.id), { id })
  if (result.outcome !== 'found') return result.outcome
  return new Uint8Array(await new Response(result.file.content).arrayBuffer())
}

const bytesOf = async (id: string) => {
  const bytes = await take(id)
  if (typeof bytes === 'string') throw new Error(bytes)
  return bytes
}

const folder = () => join(shop.environment.dataFolder, 'files', 'exports')
const filesOf = async () => readdir(folder()).catch(() => [])
const own = async (by = admin) => listExports(shop, by.id)

/** As if nobody had said for a minute that it is being written. */
const fallSilent = () =>
  shop.database.update(longExports).set({ notBefore: sql`now() - interval '1 second'` })

test('a long export is written in the background, exactly as it was filtered when it was asked for', async () => {
  await fill(1300)
  const filter = { status: 'Shipped' } as const
  const id = await asked(admin, { filter, sort: 'oldest', columns: ['total', 'order'] })
  expect(await take(id)).toBe('unknown-export')
  await shop.database.execute(
    sql`UPDATE orders SET placed_at = now() + interval '1 hour' WHERE order_id = 'X3'`,
  )
  expect(await write()).toBe(true)
  expect(await own()).toMatchObject([{ id, state: 'ready', total: 432, done: 432 }])
  const rows = parse(Buffer.from(await bytesOf(id)), { bom: true }) as string[][]
  expect(rows).toHaveLength(433)
  expect(rows.slice(0, 2)).toEqual([
    ['order', 'total'],
    ['X1299', '70'],
  ])

  const sheet = await asked(admin, { format: 'xlsx' })
  await write()
  const { sheets } = await readXlsx(await bytesOf(sheet))
  expect(sheets[0]?.rows).toHaveLength(1300)
  expect(await write()).toBe(false)
})

test('a long export of customers holds exactly those who fitted and were known when it was asked for', async () => {
  const phones = ['+8801712345678', '+8801812345678', '+8801912345678'] as const
  const towel = await stocked(shop, { stock: 50 })
  for (const phone of phones.slice(0, 2)) await placedFor(shop, towel, { phone })
  const ids = [await customerOf(shop, phones[0]), await customerOf(shop, phones[1])]
  const by = await inNameOf(shop, admin.id)
  const wanted: Parameters<typeof askForCustomerExport>[2] = {
    filter: { q: '018' },
    columns: ['id', 'orders', 'phone'],
    format: 'xlsx',
  }
  const one = await askForCustomerExport(shop, by, wanted)
  if (one.outcome !== 'waiting') throw new Error(one.outcome)
  await write()
  expect(await own()).toMatchObject([{ list: 'customers', format: 'xlsx', total: 1, done: 1 }])
  const { sheets } = await readXlsx(await bytesOf(one.id))
  expect(sheets[0]?.name).toBe('Customers')
  expect(sheets[0]?.rows).toEqual([
    ['phone', 'orders', 'id'],
    ['01812-345678', 1, ids[1]],
  ])
  const all = await askForCustomerExport(shop, by, { ...wanted, filter: {}, format: 'csv' })
  if (all.outcome !== 'waiting') throw new Error(all.outcome)
  await placedFor(shop, towel, { phone: phones[2] })
  await customerOf(shop, phones[2])
  await write()
  const rows = parse(Buffer.from(await bytesOf(all.id)), { bom: true }) as string[][]
  expect(
    rows
      .slice(1)
      .map((row) => row[2])
      .toSorted(),
  ).toEqual(ids.toSorted())
  const done = await shop.database.select().from(audit)
  expect(done.map(({ action, subjectType, after }) => [action, subjectType, after])).toEqual([
    ['customers-exported', 'customer', { filtered: true, filter: { q: true }, columns: 3 }],
    ['export-downloaded', 'customer', { customers: 1 }],
    ['customers-exported', 'customer', { filtered: false, columns: 3 }],
    ['export-downloaded', 'customer', { customers: 2 }],
  ])
})

test('only the person who asked gets the file, with a sign-in of a moment ago, and not as a moderator', async () => {
  const id = await asked()
  await write()
  expect(await take(id, owner)).toBe('unknown-export')
  expect(await own(owner)).toEqual([])
  await shop.database.execute(sql`UPDATE users SET role = 'moderator' WHERE id = ${admin.id}`)
  expect(await take(id)).toBe('not-permitted')
  await shop.database.execute(sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`)
  const by = await inNameOf(shop, admin.id)
  expect(await isRecentlySignedIn(shop, by.actor)).toBe(true)
  await shop.database.execute(
    sql`UPDATE sessions SET created_at = created_at - interval '11 minutes'`,
  )
  expect((await takeExport(shop, by, { id })).outcome).toBe('requires-recent-login')
})

test('a person has one that is not ready, and the shop has an end of them', async () => {
  await asked()
  expect(await ask()).toMatchObject({ outcome: 'one-already' })
  const askers = await Promise.all([owner, owner].map((one) => ask(one)))
  expect(askers.map(({ outcome }) => outcome).toSorted()).toEqual(['one-already', 'waiting'])
  for (let n = 2; n < mostUnfinished; n++) {
    const other = await personWith(shop, 'admin', `admin-${n}`)
    expect(await ask(other)).toMatchObject({ outcome: 'waiting' })
  }
  const last = await personWith(shop, 'admin', 'last')
  expect(await ask(last)).toMatchObject({ outcome: 'too-many-waiting' })
})

test('what is stopped is written no further, and leaves no file', async () => {
  await fill(1200)
  const id = await asked()
  const by = await inNameOf(shop, admin.id)
  expect(await dropExport(shop, await inNameOf(shop, owner.id), { id })).toMatchObject({
    outcome: 'unknown-export',
  })
  const { exportFiles } = shop
  const dropping = {
    ...exportFiles,
    write: async (name: string, chunks: AsyncIterable<Uint8Array>) => {
      await dropExport(shop, by, { id })
      return exportFiles.write(name, chunks)
    },
  }
  await writeNextExport({ ...shop, exportFiles: dropping }, rowsOfLists, goingOn())
  expect(await own()).toEqual([])
  expect(await filesOf()).toEqual([])
})

describe('an export that another instance began', () => {
  test('is left to it while it goes on, and begun anew once it has died', async () => {
    await fill(600)
    const id = await asked()
    const begun = { state: 'writing', attempts: 1, notBefore: sql`now() + interval '1 minute'` }
    await shop.database.update(longExports).set(begun as never)
    expect(await write()).toBe(false)
    await fallSilent()
    expect(await write()).toBe(true)
    expect(await own()).toMatchObject([{ id, state: 'ready', done: 600 }])
  })

  test('is not touched by the one that was thought dead and comes back', async () => {
    await fill(600)
    const id = await asked()
    const { exportFiles } = shop
    const slow = {
      ...exportFiles,
      write: async (name: string, chunks: AsyncIterable<Uint8Array>) => {
        await fallSilent()
        await write()
        return exportFiles.write(name, chunks)
      },
    }
    await writeNextExport({ ...shop, exportFiles: slow }, rowsOfLists, goingOn())
    expect(await own()).toMatchObject([{ id, state: 'ready', done: 600 }])
    expect(await filesOf()).toEqual([`${id}-2.csv`])
  })

  test('is given back at once where it is stopped in order', async () => {
    await fill(600)
    await asked()
    const stopping = new AbortController()
    stopping.abort()
    expect(await writeNextExport(shop, rowsOfLists, stopping.signal)).toBe(false)
    expect(await own()).toMatchObject([{ state: 'waiting' }])
    expect(await write()).toBe(true)
    expect(await own()).toMatchObject([{ state: 'ready', done: 600 }])
  })
})

test('what fails is tried three times; then the person is told what to do', async () => {
  const id = await asked()
  const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })
  const broken = { ...shop.exportFiles, write: () => Promise.reject(full) }
  const said: unknown[] = []
  let joined = 0
  const feed = openOrderFeed(shop, { pauseMs: 5, beatMs: 60_000 })
  const listener = (userId: string) => ({
    userId,
    mayListen: () => Promise.resolve(true),
    send: (event: { name: string }) => {
      if (event.name === 'export') said.push([userId, event])
      if (event.name === 'orders') joined++
      return true
    },
    close: () => {},
  })
  feed.join(listener(admin.id))
  feed.join(listener(owner.id))
  // A page that joins is told first of what has ended by then.
  await expect.poll(() => joined).toBe(2)
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await writeNextExport({ ...shop, exportFiles: broken }, rowsOfLists, goingOn())).toBe(
      true,
    )
    expect(await write()).toBe(false)
    expect((await own())[0]?.state).toBe(attempt < 3 ? 'waiting' : 'failed')
    await fallSilent()
  }
  expect(await own()).toMatchObject([{ problem: 'no-room' }])
  feed.receive([endedTopic({ userId: admin.id, list: 'orders', id, state: 'failed' })])
  await expect
    .poll(() => said)
    .toEqual([[admin.id, { name: 'export', list: 'orders', id, state: 'failed', isLate: false }]])
  await feed.close()
})

test('files go after a day, with what left nobody knows whose', async () => {
  const id = await asked()
  await write()
  const days = (n: number) => new Date(Date.now() + n * 24 * 3_600_000)
  const at = (moment: Date) => ({ ...shop, now: () => moment })
  await shop.exportFiles.write('0197a000-0000-7000-8000-000000000000-1.csv', lost())
  await sweepExports(shop)
  expect(await filesOf()).toHaveLength(2)
  await sweepExports(at(days(0.9)))
  expect(await filesOf()).toEqual([`${id}-1.csv`])
  const by = await inNameOf(shop, admin.id)
  expect(await takeExport(at(days(1.1)), by, { id })).not.toMatchObject({ outcome: 'found' })
  await sweepExports(at(days(1.1)))
  expect(await filesOf()).toEqual([])
  expect(await own()).toEqual([])
})

async function* lost() {
  yield Buffer.from('lost')
}

test('an account that goes takes its exports along', async () => {
  const id = await asked()
  await write()
  await shop.database.execute(sql`DELETE FROM users WHERE id = ${admin.id}`)
  const left = await shop.database.select().from(longExports).where(eq(longExports.id, id))
  expect(left).toEqual([])
})
