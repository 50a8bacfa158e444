import { mostCrashes } from '#platform/jobs/most-crashes.ts'
import { longestRunMs, setAsideMs } from './works.ts'
import type { workRuns } from './tables.ts'

type Run = Pick<typeof workRuns.$inferSelect, 'begunAt' | 'endedAt' | 'problem' | 'failures'>

/** It began and has not come to an end. */
export const isOpen = ({ begunAt, endedAt }: Pick<Run, 'begunAt' | 'endedAt'>): boolean =>
  endedAt === null || endedAt < begunAt

/** Until when work that ended the process is set aside, in milliseconds. Undefined where it is not set aside. */
export const setAsideUntil = ({
  crashes,
  begunAt,
}: Pick<typeof workRuns.$inferSelect, 'crashes' | 'begunAt'>): number | undefined =>
  crashes >= mostCrashes ? begunAt.getTime() + setAsideMs : undefined

const firstPauseMs = 10 * 60_000

/**
 * When night work that failed is done again, in milliseconds: after 10 minutes, 20, 40 …, so that what fails for days is soon left to the
 * night. What was broken off is done again when it is sure that nobody is at it. Undefined where nothing went wrong.
 */
export function retryAt(run: Run | undefined): number | undefined {
  if (!run) return undefined
  const { begunAt, endedAt, problem, failures } = run
  if (isOpen(run)) return begunAt.getTime() + Math.max(longestRunMs, pauseAfter(failures + 1))
  return endedAt === null || problem === null ? undefined : endedAt.getTime() + pauseAfter(failures)
}

const pauseAfter = (failures: number) => firstPauseMs * 2 ** Math.max(0, failures - 1)
