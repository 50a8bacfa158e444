import { findMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { nightMarkers } from './do-work.ts'
import { nextNight } from './next-night.ts'
import { isOpen, retryAt, setAsideUntil } from './retry-at.ts'
import { workRuns } from './tables.ts'
import { longestRunMs, roundMs, workNames, works, type NightWork, type WorkName } from './works.ts'

type Run = typeof workRuns.$inferSelect

/**
 * `broken-off`: it began and nobody knows how it ended: the shop stopped in the middle of it. `set-aside`: it ended the process each time and
 * is not run for a day.
 */
export const workStates = [
  'not-yet',
  'running',
  'broken-off',
  'set-aside',
  'failed',
  'done',
] as const
export type WorkState = (typeof workStates)[number]

/** A work with how it went the last time. Moments are ISO 8601. */
export interface ListedWork {
  name: WorkName
  state: WorkState
  /** When it ended; where it has not, when it began. */
  lastAt: string | null
  tookMs: number | null
  done: number | null
  problem: Run['problem']
  failures: number
  failingSince: string | null
  /** Null where it goes on all the time, or waits for a start of the shop. */
  nextAt: string | null
}

/** All that the shop does by itself; what failed comes first. */
export async function listWorks(shop: Shop): Promise<ListedWork[]> {
  const runs = new Map((await shop.database.select().from(workRuns)).map((run) => [run.name, run]))
  const now = shop.now()
  const listed = await Promise.all(
    workNames.map(async (name) => {
      const run = runs.get(name)
      const nextAt = await findNext(shop, name, run)
      return { ...describe(name, run, now), nextAt: nextAt?.toISOString() ?? null }
    }),
  )
  const rank = ({ state }: ListedWork) =>
    Number(state !== 'failed' && state !== 'broken-off' && state !== 'set-aside')
  return listed.toSorted((one, other) => rank(one) - rank(other))
}

function describe(name: WorkName, run: Run | undefined, now: Date): Omit<ListedWork, 'nextAt'> {
  if (!run)
    return {
      name,
      state: 'not-yet',
      lastAt: null,
      tookMs: null,
      done: null,
      problem: null,
      failures: 0,
      failingSince: null,
    }
  const { begunAt, endedAt, tookMs, done, problem, failures, failingSince } = run
  return {
    name,
    state: stateOf(run, now),
    lastAt: (isOpen(run) ? begunAt : (endedAt ?? begunAt)).toISOString(),
    tookMs,
    done,
    problem,
    failures,
    failingSince: failingSince?.toISOString() ?? null,
  }
}

function stateOf(run: Run, now: Date): WorkState {
  const { begunAt, problem } = run
  if (problem === 'crashed' && !isOpen(run)) return 'set-aside'
  if (isOpen(run))
    return now.getTime() - begunAt.getTime() < longestRunMs ? 'running' : 'broken-off'
  return problem === null ? 'done' : 'failed'
}

const isNightly = (name: WorkName): name is NightWork => works[name].every === 'night'

async function findNext(shop: Shop, name: WorkName, run: Run | undefined) {
  const now = shop.now()
  const until = run && setAsideUntil(run)
  if (until !== undefined && until > now.getTime()) return new Date(until)
  if (isNightly(name)) {
    const last = await findMarker(shop, nightMarkers[name])
    if (last === undefined) return now
    const again = Math.max(now.getTime(), retryAt(run) ?? Infinity)
    return new Date(Math.min(nextNight(now, last).getTime(), again))
  }
  if (works[name].every !== 'minutes') return undefined
  return new Date(Math.max(now.getTime(), run ? run.begunAt.getTime() + roundMs : 0))
}
