import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import { cannotWrite } from '#platform/files/cannot-write.ts'
import type { Shop } from '#shop/shop.ts'
import { workRuns } from './tables.ts'
import { longestRunMs, type WorkName, type WorkProblem } from './works.ts'

type Recording = Pick<Shop, 'database' | 'now'>

/** Does it and remembers how it went. What cannot be remembered is no reason to leave it undone. */
export async function recordRun<Result>(
  shop: Recording,
  name: WorkName,
  work: () => Promise<Result>,
): Promise<Result> {
  await noteBegin(shop.database, name, shop.now()).catch(() => {})
  return recordEnd(shop, name, work)
}

/** The same of what is noted to have begun. */
export async function recordEnd<Result>(
  shop: Recording,
  name: WorkName,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now()
  const note = (ended: Pick<Ended, 'done' | 'problem'>) =>
    noteEnd(shop, name, { ...ended, tookMs: Math.round(performance.now() - began) }).catch(() => {})
  return telling(work, note)
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

/** For what is done every few seconds: written down once a minute, and whenever it begins to fail or fails no more. */
export function recordNowAndThen(shop: Recording) {
  const written = new Map<WorkName, { at: number; failed: boolean }>()
  return async (name: WorkName, work: () => Promise<unknown>): Promise<unknown> => {
    const began = performance.now()
    const note = async (ended: Pick<Ended, 'done' | 'problem'>) => {
      const failed = ended.problem !== null
      const last = written.get(name)
      if (last?.failed === failed && began - last.at < quietMs) return
      written.set(name, { at: began, failed })
      const tookMs = Math.round(performance.now() - began)
      await noteBegin(shop.database, name, shop.now()).catch(() => {})
      await noteEnd(shop, name, { ...ended, tookMs }).catch(() => {})
    }
    return telling(work, note)
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
    .values({ name, begunAt })
    .onConflictDoUpdate({
      target: workRuns.name,
      set: { begunAt },
      setWhere: or(gte(workRuns.endedAt, workRuns.begunAt), lt(workRuns.begunAt, brokenOff)),
    })
  return Boolean(rowCount)
}

/** The same of night work, where it is still the run that was seen; undefined: there was none. What never came to its end has failed. */
export async function beginAgain(
  database: Database,
  name: WorkName,
  { begunAt, seen }: { begunAt: Date; seen: Date | undefined },
): Promise<boolean> {
  const brokenOff = new Date(begunAt.getTime() - longestRunMs)
  const isOver = gte(workRuns.endedAt, workRuns.begunAt)
  const { rowCount } = await database
    .insert(workRuns)
    .values({ name, begunAt })
    .onConflictDoUpdate({
      target: workRuns.name,
      set: {
        begunAt,
        failures: sql`${workRuns.failures} + CASE WHEN ${isOver} THEN 0 ELSE 1 END`,
        failingSince: sql`CASE WHEN ${isOver} THEN ${workRuns.failingSince} ELSE coalesce(${workRuns.failingSince}, ${workRuns.begunAt}) END`,
      },
      setWhere: and(
        seen ? eq(workRuns.begunAt, seen) : sql`false`,
        or(isOver, lt(workRuns.begunAt, brokenOff)),
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
    .set({ endedAt, tookMs, done, problem, ...failed })
    .where(eq(workRuns.name, name))
}
