import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from '#shop/shop.ts'
import { runInTurn } from '#platform/concurrency/run-in-turn.ts'
import type { ExportedLists } from './exported-rows.ts'
import { writeNextExport } from './write-next-export.ts'

/** What was announced while nobody listened, and what a process left that died. */
const lookEveryMs = 60_000
const soonMs = 50
const longestStopMs = 3000

export interface Exporting {
  /** One was asked for, here or on another instance. */
  wake: () => void
  stop: () => Promise<void>
}

/** Writes long exports one after the other, as long as some wait. */
export function keepExporting(shop: Shop, lists: ExportedLists): Exporting {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = runInTurn(async () => {
    try {
      while (!signal.aborted && (await writeNextExport(shop, lists, signal)));
    } catch (error) {
      shop.log.warn({ err: error }, 'exports wait; they are tried again')
    }
  }, soonMs)
  const timer = setInterval(turns.wake, lookEveryMs).unref()
  turns.wake()
  return {
    wake: turns.wake,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      // What is not given back by then is begun anew, once nobody says that it is being written.
      const patience = pause(longestStopMs, undefined, { ref: false })
      await Promise.race([turns.stop(), patience])
    },
  }
}
