import { setTimeout as pause } from 'node:timers/promises'
import { runInTurn } from '#platform/concurrency/run-in-turn.ts'
import type { Shop } from '#shop/shop.ts'
import { workOnImport } from './work-on-import.ts'

/** What was announced while nobody listened, and what a process left that died. */
const lookEveryMs = 60_000
const soonMs = 50
const longestStopMs = 3000

/** Works on files that were sent, one after the other, as long as some wait. */
export function keepImporting(shop: Shop): { wake: () => void; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = runInTurn(async () => {
    try {
      while (!signal.aborted && (await workOnImport(shop, signal)));
    } catch (error) {
      shop.log.warn({ err: error }, 'imports wait; they are tried again')
    }
  }, soonMs)
  const timer = setInterval(turns.wake, lookEveryMs).unref()
  turns.wake()
  return {
    wake: turns.wake,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await Promise.race([turns.stop(), pause(longestStopMs, undefined, { ref: false })])
    },
  }
}
