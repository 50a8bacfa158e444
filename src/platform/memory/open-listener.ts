import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export const channel = 'shop_changed'

/** One connection that receives announcements, and its own pulse. */
export interface Listener {
  listen: () => Promise<void>
  /** At once, without a word to the other side, who may not be there any more. */
  drop: () => void
  close: () => Promise<void>
}

interface Hearing {
  onNotified: (topics: string[]) => void
  onLost: () => void
}

/**
 * Every so often it sends itself a notification; if it is not back when the next is due, nothing is received any more:
 * the network went silent, or something between us and PostgreSQL does not pass notifications on.
 */
export function openListener(
  url: string,
  everyMs: number,
  { onNotified, onLost }: Hearing,
): Listener {
  const pulse = `shop_pulse_${randomBytes(8).toString('hex')}`
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: everyMs,
    query_timeout: everyMs,
  })
  let isBack = true
  let timer: NodeJS.Timeout | undefined
  const beat = () => {
    if (!isBack) return onLost()
    isBack = false
    client.query(`NOTIFY ${pulse}`).catch(onLost)
  }
  client.on('error', () => {})
  client.on('end', onLost)
  client.on('notification', ({ channel: receivedOn, payload }) => {
    if (receivedOn === pulse) isBack = true
    else onNotified(JSON.parse(payload ?? '[]') as string[])
  })
  return {
    listen: async () => {
      await client.connect()
      await client.query(`LISTEN ${channel}; LISTEN ${pulse}`)
      timer = setInterval(beat, everyMs)
    },
    drop: () => {
      clearInterval(timer)
      client.connection.stream.destroy()
    },
    close: async () => {
      clearInterval(timer)
      await client.end().catch(() => {})
    },
  }
}
