import { and, eq, getTableColumns, gte, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import { cannotWrite } from '#platform/files/cannot-write.ts'
import type { Shop } from '#shop/shop.ts'
import { isOpen, setAsideUntil } from './retry-at.ts'
import { workRuns } from './tables.ts'
import { longestRunMs, works, type WorkName, type WorkProblem } from './works.ts'

type Recording = Pick<Shop, 'database' | 'now' | 'log'>

/** `elsewhere`: another instance runs it. `set-aside`: it ended the process three times in a row. */
type Begin = 'begun' | 'elsewhere' | 'set-aside'

/** A process that has not extended this for so long has died. */
const leaseSeconds = 60
const beatMs = 20_000
const lease = sql`now() + ${`${leaseSeconds} seconds`}::interval`

/**
 * Runs work and stores how it went. Skips it where another instance runs it, or where it is set aside. A database that stores nothing does
 * not prevent the work.
 */
export async function recordRun<Result>(
  shop: Recording,
  name: WorkName,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const begin = await beginRun(shop, name).catch(() => 'begun' as const)
  // Work of the start of a process has no later round that could make up for it.
  const isSkipped = begin === 'elsewhere' && works[name].every !== 'start'
  if (begin === 'set-aside' || isSkipped) return undefined
  return recordEnd(shop, name, work)
}

/** The same for work that `beginRun` or `beginUnlessRunning` has begun. */
export async function recordEnd<Result>(
  shop: Recording,
  name: WorkName,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now()
  const note = (ended: Pick<Ended, 'done' | 'problem'>) =>
    noteEnd(shop, name, { ...ended, tookMs: Math.round(performance.now() - began) }).catch(() => {})
  const beat = () =>
    shop.database
      .update(workRuns)
      .set({ aliveUntil: lease })
      .where(and(isNamed(name), isNotNull(workRuns.aliveUntil)))
  const timer = setInterval(() => void beat().catch(() => {}), beatMs).unref()
  return telling(work, note).finally(() => clearInterval(timer))
}

const isNamed = (name: WorkName) => eq(workRuns.name, name)

/**
 * Stores the attempt before the work begins, so that a process that dies during it is counted. `seen`: the run that made it due; where
 * another one has begun since, this one is not begun.
 */
export async function beginRun(
  { database, now, log }: Recording,
  name: WorkName,
  seen?: Seen,
): Promise<Begin> {
  const begunAt = now()
  return database.transaction(async (transaction) => {
    if (await insertRun(transaction, name, begunAt)) return 'begun'
    const run = await lockRun(transaction, name)
    if (!run || run.isAlive || isOther(run, seen)) return 'elsewhere'
    const { change, isAside } = changeAtBegin(run, begunAt)
    if (isAside && run.aliveUntil !== null)
      log.error({ work: name }, 'background work ended the process three times; it is set aside')
    if (change) await transaction.update(workRuns).set(change).where(isNamed(name))
    return isAside ? 'set-aside' : 'begun'
  })
}

type Seen = { begunAt: Date | undefined } | undefined

const isOther = ({ begunAt }: { begunAt: Date }, seen: Seen): boolean =>
  seen !== undefined && seen.begunAt?.getTime() !== begunAt.getTime()

async function insertRun(database: Database, name: WorkName, begunAt: Date): Promise<boolean> {
  const { rowCount } = await database
    .insert(workRuns)
    .values({ name, begunAt, aliveUntil: lease })
    .onConflictDoNothing()
  return Boolean(rowCount)
}

async function lockRun(database: Database, name: WorkName) {
  const isAlive = sql<boolean>`coalesce(${workRuns.aliveUntil} > now(), false)`
  const [run] = await database
    .select({ ...getTableColumns(workRuns), isAlive })
    .from(workRuns)
    .where(isNamed(name))
    .for('update')
  return run
}

/** What is stored when work is to begin: that it begins, or that it is set aside. A lease that ran out without an end is a crash. */
function changeAtBegin(run: typeof workRuns.$inferSelect, begunAt: Date) {
  const hasCrashed = run.aliveUntil !== null
  const crashes = run.crashes + Number(hasCrashed)
  const until = setAsideUntil({ crashes, begunAt: run.begunAt })
  const isAside = until !== undefined && begunAt.getTime() < until
  const broken = isOpen(run) && {
    failures: run.failures + 1,
    failingSince: run.failingSince ?? run.begunAt,
  }
  if (!isAside) return { isAside, change: { ...broken, crashes, begunAt, aliveUntil: lease } }
  const ended = { problem: 'crashed', endedAt: begunAt, aliveUntil: null } as const
  return { isAside, change: hasCrashed ? { ...broken, ...ended, crashes } : undefined }
}

async function telling<Result>(
  work: () => Promise<Result>,
  note: (ended: Pick<Ended, 'done' | 'problem'>) => Promise<void>,
): Promise<Result> {
  try {
    const result = await work()
    await note({ done: countIn(result), problem: null })
    return result
  } catch (error) {
    await note({ done: null, problem: problemOf(error) })
    throw error
  }
}

const quietMs = 60_000

interface LastNote {
  at: number
  failed: boolean
  isAside: boolean
}

/**
 * For work that runs every few seconds. Beginning and end are stored once a minute and at the first run of a process; the end also when it
 * begins to fail or recovers.
 */
export function recordNowAndThen(shop: Recording) {
  const notes = new Map<WorkName, LastNote>()
  return async (name: WorkName, work: () => Promise<unknown>): Promise<unknown> => {
    const at = performance.now()
    const last = notes.get(name)
    if (last && at - last.at < quietMs) {
      if (last.isAside) return undefined
      return telling(work, async (ended) => {
        const failed = ended.problem !== null
        if (failed === last.failed) return
        notes.set(name, { ...last, failed })
        const tookMs = Math.round(performance.now() - at)
        await noteBegin(shop.database, name, shop.now()).catch(() => {})
        await noteEnd(shop, name, { ...ended, tookMs }).catch(() => {})
      })
    }
    const begin = await beginRun(shop, name).catch(() => 'begun' as const)
    const note = { at, failed: false, isAside: begin === 'set-aside' }
    notes.set(name, note)
    if (note.isAside) return undefined
    // Every instance runs such work; only one of them stores it.
    const run = begin === 'begun' ? recordEnd(shop, name, work) : work()
    return run.catch((error: unknown) => {
      notes.set(name, { ...note, failed: true })
      throw error
    })
  }
}

const countIn = (result: unknown) => (typeof result === 'number' ? result : null)

function problemOf(error: unknown): WorkProblem {
  if (isDatabaseAway(error)) return 'database-away'
  return cannotWrite(error) ? 'no-room' : 'broken'
}

async function noteBegin(database: Database, name: WorkName, begunAt: Date): Promise<void> {
  await database
    .insert(workRuns)
    .values({ name, begunAt })
    .onConflictDoUpdate({ target: workRuns.name, set: { begunAt } })
}

/** False where it is being done already, on any instance. */
export async function beginUnlessRunning(
  database: Database,
  name: WorkName,
  begunAt: Date,
): Promise<boolean> {
  const brokenOff = new Date(begunAt.getTime() - longestRunMs)
  const { rowCount } = await database
    .insert(workRuns)
    .values({ name, begunAt, aliveUntil: lease })
    .onConflictDoUpdate({
      target: workRuns.name,
      set: { begunAt, aliveUntil: lease, crashes: 0 },
      setWhere: or(
        gte(workRuns.endedAt, workRuns.begunAt),
        lt(workRuns.begunAt, brokenOff),
        lte(workRuns.aliveUntil, sql`now()`),
      ),
    })
  return Boolean(rowCount)
}

interface Ended {
  done: number | null
  problem: WorkProblem | null
  tookMs: number
}

async function noteEnd(
  { database, now }: Recording,
  name: WorkName,
  { done, problem, tookMs }: Ended,
): Promise<void> {
  const endedAt = now()
  const failed =
    problem === null
      ? { failures: 0, failingSince: null }
      : {
          failures: sql`${workRuns.failures} + 1`,
          failingSince: sql`coalesce(${workRuns.failingSince}, ${endedAt.toISOString()}::timestamptz)`,
        }
  await database
    .update(workRuns)
    .set({ endedAt, tookMs, done, problem, ...failed, crashes: 0, aliveUntil: null })
    .where(eq(workRuns.name, name))
}
