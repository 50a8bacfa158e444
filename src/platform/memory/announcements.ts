import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { channel, openListener, type Listener } from './open-listener.ts'

/** NOTIFY refuses payloads of 8000 bytes and more. */
const longestPayload = 7000
const everything = '*'

/** Says to every instance what changed, when the surrounding transaction commits. Topics are like `product:ID` or `banners`. */
export async function announce(database: Database, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return
  const payload = JSON.stringify([...new Set(topics)])
  const fitting = payload.length > longestPayload ? JSON.stringify([everything]) : payload
  await database.execute(sql`SELECT pg_notify(${channel}, ${fitting})`)
}

/** The same as a part of a larger statement: `topics` is a JSON array of few of them. */
export function announcing(topics: SQL): SQL {
  return sql`pg_notify(${sql.raw(`'${channel}'`)}, (${topics})::text)`
}

export interface Listening {
  close: () => Promise<void>
}

export interface AnnouncementHandlers {
  onTopics: (topics: string[]) => void
  onEverything: () => void
  /** From now on announcements are missed, until `onEverything`. */
  onSilence: () => void
}

/** A connection may die silently: one that did not return its own pulse before the next is due receives nothing. */
const pulseMs = 10_000

/**
 * Receives what any instance announces. After a lost connection it reconnects with back-off and calls `onEverything`,
 * because announcements may have been missed meanwhile.
 */
export function listenToAnnouncements(
  url: string,
  log: Log,
  handlers: AnnouncementHandlers,
  everyMs = pulseMs,
): Listening {
  let current: Listener | undefined
  let closed = false
  let waitMs = 100
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const listener = openListener(url, everyMs, {
      onNotified: pass,
      onLost: () => reconnectLater(listener),
    })
    current = listener
    try {
      await listener.listen()
      waitMs = 100
      if (current === listener) handlers.onEverything()
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'cannot listen for changes yet')
      reconnectLater(listener)
    }
  }

  function pass(topics: string[]): void {
    if (topics.includes(everything)) handlers.onEverything()
    else handlers.onTopics(topics)
  }

  function reconnectLater(lost: Listener): void {
    if (closed || current !== lost) return
    current = undefined
    lost.drop()
    handlers.onSilence()
    timer = setTimeout(() => void connect(), waitMs)
    waitMs = Math.min(waitMs * 2, 5000)
  }

  void connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await current?.close()
    },
  }
}
