import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { newOrdersTopic } from './topics.ts'

/** An instance says no more often than this that it took orders (ms). */
const leastPauseMs = 500

export interface NewOrderAnnouncer {
  /** Nobody waits for it. */
  announce: () => void
  close: () => Promise<void>
}

/**
 * Says to every instance that there are new orders: the first one at once, those that follow together. After the order stands and
 * beside it, since a NOTIFY in its transaction makes all orders wait for each other. What a process that dies did not say any more
 * is found by the next look of each feed.
 */
export function announceNewOrders(database: Database, log: Log): NewOrderAnnouncer {
  let saidAt = -Infinity
  let timer: NodeJS.Timeout | undefined
  let saying = Promise.resolve()

  function say(): void {
    timer = undefined
    saidAt = performance.now()
    saying = announce(database, [newOrdersTopic]).catch((error: unknown) =>
      log.debug({ err: error }, 'new orders are announced later'),
    )
  }

  return {
    announce: () => {
      if (timer) return
      const waitMs = saidAt + leastPauseMs - performance.now()
      if (waitMs <= 0) say()
      else timer = setTimeout(say, waitMs).unref()
    },
    close: async () => {
      if (timer) {
        clearTimeout(timer)
        say()
      }
      await saying
    },
  }
}
