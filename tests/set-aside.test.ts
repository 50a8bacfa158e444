import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test, vi } from 'vitest'
import { doJobs } from '#platform/jobs/do-job.ts'
import { listExports } from '#shop/exports/list-exports.ts'
import { longExports } from '#shop/exports/tables.ts'
import { writeNextExport } from '#shop/exports/write-next-export.ts'
import { rowsOfLists } from '#shop/exported-lists.ts'
import { findImport } from '#shop/import/jobs/list-imports.ts'
import { beginImport } from '#shop/import/jobs/move-import.ts'
import { crashedSentence, fileOf } from '#shop/import/jobs/product-import.ts'
import { queueImport } from '#shop/import/jobs/queue-import.ts'
import { productImports } from '#shop/import/jobs/tables.ts'
import { workOnImport } from '#shop/import/jobs/work-on-import.ts'
import { askForOrderExport } from '#shop/orders/export/ask-for-order-export.ts'
import type { Shop } from '#shop/shop.ts'
import { runNow } from '#shop/upkeep/ask-for-work.ts'
import { countSetAside } from '#shop/upkeep/count-set-aside.ts'
import { openJobAttempts } from '#shop/upkeep/job-attempts.ts'
import { listWorks } from '#shop/upkeep/list-works.ts'
import { recordNowAndThen, recordRun } from '#shop/upkeep/record-run.ts'
import { jobAttempts, workRuns } from '#shop/upkeep/tables.ts'
import type { WorkName } from '#shop/upkeep/works.ts'
import { aScript, inNameOf } from './examples/initiators.ts'
import { personWith } from './examples/staff-examples.ts'
import { openTestShop, testDatabaseUrl } from './support/test-shop.ts'

// Whole processes are started and killed here.
vi.setConfig({ testTimeout: 120_000 })

let shop: Shop
const never = new AbortController().signal
beforeEach(async () => {
  shop = await openTestShop()
})

/** Runs a process that begins the work; returns by which signal it ended. */
async function beginAndDie(kind: string, id = ''): Promise<NodeJS.Signals | null> {
  const program = new URL('support/dying-process.ts', import.meta.url).pathname
  const flag = new URL('../src/platform/process/resolve-imports.ts', import.meta.url).href
  const folder = shop.environment.dataFolder
  const child = spawn(
    process.execPath,
    ['--import', flag, program, kind, await testDatabaseUrl(), folder, id],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal
}

/** The time in which a process would have shown that it lives is over. */
async function leaseEnds(): Promise<void> {
  const past = sql`now() - interval '1 second'`
  await shop.database.update(productImports).set({ notBefore: past })
  await shop.database.update(longExports).set({ notBefore: past })
  await shop.database.update(workRuns).set({ aliveUntil: past })
}

async function dieThreeTimes(kind: string): Promise<void> {
  for (let time = 1; time <= 3; time++) {
    expect(await beginAndDie(kind)).toBe('SIGKILL')
    await leaseEnds()
  }
}

/** The third time, after two that are only stored: a process takes its time to start. */
async function dieTheThirdTime(kind: string, id?: string): Promise<void> {
  expect(await beginAndDie(kind, id)).toBe('SIGKILL')
  await shop.database.update(longExports).set({ attempts: 3 }).where(eq(longExports.attempts, 1))
  await shop.database.update(workRuns).set({ crashes: 2 }).where(isNotNull(workRuns.aliveUntil))
  await shop.database.update(jobAttempts).set({ attempts: 3 }).where(eq(jobAttempts.attempts, 1))
  await leaseEnds()
}

async function sendFile(): Promise<string> {
  const id = newId()
  const csv = 'handle,name,category,sku,price,stock\ncup,Cup,Kitchen,CUP,120,5\n'
  await shop.importFiles.write(fileOf({ id, fileKind: 'csv' }), Readable.from([Buffer.from(csv)]))
  const file = { fileName: 'goods.csv', bytes: csv.length, fileKind: 'csv', untrackedStock: null }
  expect(await queueImport(shop, aScript, { ...file, fileKind: 'csv', id })).toMatchObject({
    outcome: 'queued',
  })
  return id
}

test('an import that ended the process three times is failed, other files go on, and staff are told', async () => {
  const id = await sendFile()
  expect(await workOnImport(shop, never)).toBe(true)
  expect(await beginImport(shop, aScript, { id })).toMatchObject({ outcome: 'begun' })
  await dieThreeTimes('import')
  expect(await countSetAside(shop)).toBe(0)
  expect(await workOnImport(shop, never)).toBe(false)
  expect(await findImport(shop, id)).toMatchObject({ state: 'failed', sentence: crashedSentence })
  expect(await countSetAside(shop)).toBe(1)
  const other = await sendFile()
  await workOnImport(shop, never)
  expect(await findImport(shop, other)).toMatchObject({ state: 'checked' })
  // Staff may try again.
  expect(await beginImport(shop, aScript, { id })).toMatchObject({ outcome: 'begun' })
  await workOnImport(shop, never)
  expect(await findImport(shop, id)).toMatchObject({ state: 'imported', sentence: null })
  expect(await countSetAside(shop)).toBe(0)
})

test('an export that ended the process three times is failed, and the next one is written', async () => {
  const ask = async (name: string) => {
    const person = await personWith(shop, 'admin', name)
    const wanted = { filter: {}, sort: 'newest', columns: ['order'], format: 'csv' } as const
    const asked = await askForOrderExport(shop, await inNameOf(shop, person.id), {
      ...wanted,
      columns: ['order'],
    })
    expect(asked.outcome).toBe('waiting')
    return async () => (await listExports(shop, person.id))[0]
  }
  const first = await ask('admin')
  const second = await ask('other')
  await dieTheThirdTime('export')
  await writeNextExport(shop, rowsOfLists, never)
  expect(await first()).toMatchObject({ state: 'failed', problem: 'crashed' })
  expect(await second()).toMatchObject({ state: 'ready' })
})

test('a queued job that ended the process three times is set aside, and staff are told', async () => {
  const id = newId()
  await dieTheThirdTime('job', id)
  const run = vi.fn(async () => 'done' as const)
  const setAside = vi.fn(async () => {})
  const other = newId()
  const job = { name: 'test', data: {}, retryCount: 3, retryLimit: 22 }
  const results = await doJobs(
    [
      { ...job, id },
      { ...job, id: other },
    ],
    { handle: { run, setAside }, attempts: openJobAttempts(shop.database), log: shop.log },
  )
  expect(results).toContainEqual({ id, status: 'deadletter' })
  expect(results).toContainEqual({ id: other, status: 'completed' })
  expect(run).toHaveBeenCalledTimes(1)
  expect(setAside).toHaveBeenCalledTimes(1)
  expect(await countSetAside(shop)).toBe(1)
})

const workOf = async (name: WorkName, at = shop) =>
  (await listWorks(at)).find((one) => one.name === name)

const later = (hours: number) => ({ ...shop, now: () => new Date(Date.now() + hours * 3_600_000) })

test('regular work that ended the process three times is set aside for a day, until staff run it', async () => {
  await dieTheThirdTime('minutes')
  const work = vi.fn(async () => 7)
  await recordRun(shop, 'units-sold', work)
  expect(await workOf('units-sold')).toMatchObject({ state: 'set-aside', problem: 'crashed' })
  expect(await countSetAside(shop)).toBe(1)
  await recordRun(later(23), 'units-sold', work)
  expect(work).not.toHaveBeenCalled()
  await recordRun(later(25), 'units-sold', work)
  expect(work).toHaveBeenCalledTimes(1)
  expect(await workOf('units-sold')).toMatchObject({ state: 'done', problem: null })

  await dieTheThirdTime('minutes')
  await recordRun(shop, 'units-sold', work)
  const owner = await inNameOf(shop, (await personWith(shop, 'owner', 'owner')).id)
  expect(await runNow(shop, owner, { name: 'units-sold' })).toEqual({ outcome: 'done' })
  expect(await countSetAside(shop)).toBe(0)
})

test('work that runs every few seconds is set aside, too; other instances run it while one is alive', async () => {
  expect(await beginAndDie('always')).toBe('SIGKILL')
  const work = vi.fn(async () => 1)
  // The process that died may be another instance that lives.
  await recordNowAndThen(shop)('sales-sums', work)
  expect(work).toHaveBeenCalledTimes(1)
  await leaseEnds()
  await dieTheThirdTime('always')
  const often = recordNowAndThen(shop)
  await often('sales-sums', work)
  await often('sales-sums', work)
  expect(work).toHaveBeenCalledTimes(1)
  expect(await workOf('sales-sums')).toMatchObject({ state: 'set-aside' })
})

test('an end of any kind begins the count again', async () => {
  await shop.database
    .insert(workRuns)
    .values({ name: 'units-sold', begunAt: shop.now(), crashes: 1, aliveUntil: shop.now() })
  await leaseEnds()
  await expect(
    recordRun(shop, 'units-sold', () => Promise.reject(new Error('not a crash'))),
  ).rejects.toThrow('not a crash')
  const [run] = await shop.database.select().from(workRuns).where(eq(workRuns.name, 'units-sold'))
  expect(run).toMatchObject({ crashes: 0, aliveUntil: null, problem: 'broken' })
})
