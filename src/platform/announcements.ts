import { sql, type SQL } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

const channel = 'shop_changed'
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

/**
 * Hears what any instance announces. After a lost connection it comes back with back-off and calls `onEverything`,
 * because announcements may have been missed meanwhile.
 */
export function listenToAnnouncements(
  url: string,
  log: Log,
  heard: {
    onTopics: (topics: string[]) => void
    onEverything: () => void
    /** From now on announcements are missed, until everything is heard again. */
    onSilence: () => void
  },
): Listening {
  let client: Client | undefined
  let closed = false
  let waitMs = 100
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true })
    client = next
    next.on('error', () => {})
    next.on('end', () => reconnectLater(next))
    next.on('notification', ({ payload }) => {
      const topics = JSON.parse(payload ?? '[]') as string[]
      if (topics.includes(everything)) heard.onEverything()
      else heard.onTopics(topics)
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${channel}`)
      waitMs = 100
      heard.onEverything()
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'cannot listen for changes yet')
      reconnectLater(next)
    }
  }

  function reconnectLater(lost: Client): void {
    if (closed || client !== lost) return
    client = undefined
    heard.onSilence()
    timer = setTimeout(() => void connect(), waitMs)
    waitMs = Math.min(waitMs * 2, 5000)
  }

  void connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
