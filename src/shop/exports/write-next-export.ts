import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { announce } from '#platform/memory/announcements.ts'
import { cannotWrite } from '#platform/files/cannot-write.ts'
import type { Shop } from '#shop/shop.ts'
import type { ExportCell } from './export-format.ts'
import type { ExportedLists, ExportedRows } from './exported-rows.ts'
import { fileOf } from './export-file.ts'
import { endedTopic, mostRowsOfSheet, type ExportProblem } from './long-export.ts'
import { lockExports } from './queue-export.ts'
import { longExports } from './tables.ts'
import { writeExport } from './write-export.ts'

/** The instance that writes says so each second; silent for this long, it has died, and the export is begun anew. */
const leaseSeconds = 60
const beatMs = 1000
/** Then it is given up, and the person is told. */
const mostAttempts = 3
const pauseSeconds = 30
/** More are not counted. */
const mostCounted = 10_000_000

type Job = typeof longExports.$inferSelect

/** It was canceled, or somebody else has begun it anew: what is written is nobody's. */
class NobodysExport extends Error {}

class TooLong extends Error {}

/**
 * Writes the export that waits the longest. One at a time in the whole shop, so that shoppers notice nothing. False where none waits, or one is
 * being written. `stopping`: it is given back, and begun anew by the next instance.
 */
export async function writeNextExport(
  shop: Shop,
  lists: ExportedLists,
  stopping: AbortSignal,
): Promise<boolean> {
  const job = await begin(shop)
  if (!job) return false
  try {
    const batches = rowsOf(shop, { job, lists, stopping })
    const chunks = writeExport({ ...job, batches })
    const bytes = await shop.exportFiles.write(fileOf(job), chunks)
    const written = { state: 'ready', bytes, endedAt: shop.now(), notBefore: null } as const
    if (!(await end(shop.database, job, written))) await shop.exportFiles.remove(fileOf(job))
  } catch (error) {
    if (stopping.aborted) await giveBack(shop, job)
    else if (!(error instanceof NobodysExport)) await fail(shop, job, error)
  }
  return !stopping.aborted
}

const inSeconds = (seconds: number) => sql`now() + ${`${seconds} seconds`}::interval`
const isDue = sql`coalesce(${longExports.notBefore} <= now(), true)`

/** Its last attempt has not ended: the process ended first. */
const hasCrashed = ({ state, attempts }: Job) => state === 'writing' && attempts >= mostAttempts

async function begin({ database: connection, log, now }: Shop): Promise<Job | undefined> {
  return connection.transaction(async (database) => {
    await lockExports(database)
    const open = await database
      .select({ job: longExports, isDue: sql<boolean>`${isDue}` })
      .from(longExports)
      .where(inArray(longExports.state, ['waiting', 'writing']))
      .orderBy(asc(longExports.asOf), asc(longExports.id))
    if (open.some((one) => one.job.state === 'writing' && !one.isDue)) return undefined
    const due = open.filter((one) => one.isDue).map(({ job }) => job)
    const crashed = due.filter(hasCrashed)
    for (const job of crashed) {
      log.error({ export: job.id, list: job.list }, 'an export ended the process; it is set aside')
      const ending = {
        state: 'failed',
        problem: 'crashed',
        endedAt: now(),
        notBefore: null,
      } as const
      await end(database, job, ending)
    }
    const next = due.find((job) => !crashed.includes(job))
    if (!next) return undefined
    const [job] = await database
      .update(longExports)
      .set({
        state: 'writing',
        done: 0,
        attempts: sql`${longExports.attempts} + 1`,
        notBefore: inSeconds(leaseSeconds),
      })
      .where(eq(longExports.id, next.id))
      .returning()
    return job
  })
}

const isStill = ({ id, attempts }: Job) =>
  and(eq(longExports.id, id), eq(longExports.attempts, attempts), eq(longExports.state, 'writing'))

/** Says that it is being written, and how far it is. */
async function beat(shop: Shop, job: Job, facts: { done: number; total?: number }): Promise<void> {
  const [still] = await shop.database
    .update(longExports)
    .set({ ...facts, notBefore: inSeconds(leaseSeconds) })
    .where(isStill(job))
    .returning({ id: longExports.id })
  if (!still) throw new NobodysExport('nobody waits for this export any more')
}

interface Writing {
  job: Job
  lists: ExportedLists
  stopping: AbortSignal
}

async function* rowsOf(
  shop: Shop,
  { job, lists, stopping }: Writing,
): AsyncGenerator<ExportCell[][]> {
  const rows: ExportedRows = lists[job.list]
  const total = await rows.count(shop, job, mostCounted)
  if (job.format === 'xlsx' && total > mostRowsOfSheet)
    throw new TooLong('a sheet holds fewer rows')
  await beat(shop, job, { done: 0, total })
  let done = 0
  let beatAt = performance.now()
  for await (const batch of rows.list(shop, job)) {
    stopping.throwIfAborted()
    yield batch
    done += batch.length
    if (performance.now() < beatAt + beatMs) continue
    beatAt = performance.now()
    await beat(shop, job, { done })
  }
  await beat(shop, job, { done, total: done })
}

type Ending = Partial<typeof longExports.$inferInsert> & { state: 'ready' | 'failed' }

/** False where nobody waits for it any more. Announced: the person’s open pages say so. */
async function end(connection: Database, job: Job, ending: Ending): Promise<boolean> {
  return connection.transaction(async (database) => {
    const [ended] = await database
      .update(longExports)
      .set(ending)
      .where(isStill(job))
      .returning({ id: longExports.id })
    if (ended) await announce(database, [endedTopic({ ...job, state: ending.state })])
    return ended !== undefined
  })
}

async function giveBack(shop: Shop, job: Job): Promise<void> {
  await shop.database
    .update(longExports)
    .set({ state: 'waiting', attempts: job.attempts - 1, notBefore: null })
    .where(isStill(job))
}

async function fail(shop: Shop, job: Job, error: unknown): Promise<void> {
  const problem: ExportProblem =
    error instanceof TooLong ? 'too-long' : cannotWrite(error) ? 'no-room' : 'broken'
  const isFinal = problem === 'too-long' || job.attempts >= mostAttempts
  if (problem !== 'too-long')
    shop.log.error({ err: error, export: job.id, list: job.list, isFinal }, 'a long export failed')
  if (isFinal)
    await end(shop.database, job, {
      state: 'failed',
      problem,
      endedAt: shop.now(),
      notBefore: null,
    })
  else
    await shop.database
      .update(longExports)
      .set({ state: 'waiting', notBefore: inSeconds(pauseSeconds) })
      .where(isStill(job))
}
