import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits so long to see whether anybody else has work here. */
const lookMs = 4
/** Of that time; a process that serves somebody is busier. */
const busyFrom = 0.5
/** While others are served, long work takes a twentieth of the time. */
const usualRest = 19
const longestRestMs = 2000

/** How long to rest (ms) after work that took `workedMs`, where the process is busy for this share of the time with other things. */
export function restAfter(workedMs: number, busyShare: number, shareOfRest = usualRest): number {
  return busyShare < busyFrom ? 0 : Math.min(workedMs * shareOfRest, longestRestMs)
}

/** Lets others have the process after a piece of long work: for a moment where nobody else needs it, much longer while people wait for pages. */
export async function giveWay(workedMs: number, shareOfRest = usualRest): Promise<void> {
  const before = performance.eventLoopUtilization()
  await pause(lookMs)
  const rest = restAfter(
    workedMs,
    performance.eventLoopUtilization(before).utilization,
    shareOfRest,
  )
  if (rest > 0) await pause(rest)
}

const piecesMs = 100
const turnsOfOthers = 3

/** Work of many small pieces, most of whose time is waiting for its turn, has a quarter of the time while others are served. */
export function takeTurns(): <Result>(piece: () => Promise<Result>) => Promise<Result> {
  let workedMs = 0
  return async (piece) => {
    const began = performance.now()
    const result = await piece()
    workedMs += performance.now() - began
    if (workedMs >= piecesMs) {
      await giveWay(workedMs, turnsOfOthers)
      workedMs = 0
    }
    return result
  }
}
