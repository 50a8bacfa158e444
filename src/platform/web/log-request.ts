import type { Log } from '../log.ts'
import { isTooLong, pathOf } from './path-of.ts'
import type { Exchange } from './send.ts'

/** One line for each request, when its answer is sent. */
export function logRequest(log: Log, exchange: Exchange): void {
  if (exchange.isUnlogged) return
  const { incoming, outgoing, requestId, began } = exchange
  // Only the path, without addresses of people: queries may carry what is somebody's own, such as a tracking ID.
  const path = hidePeople(pathOf(incoming.url))
  const ms = Math.round((performance.now() - began) * 10) / 10
  log.info({ requestId, method: incoming.method, path, status: outgoing.statusCode, ms }, 'request')
}

function hidePeople(path: string): string {
  // None of our own is longer; a log full of theirs would fill the disk.
  const shown = isTooLong(path) ? `${path.slice(0, 100)}…` : path
  if (!shown.includes('@') && !shown.includes('%40')) return shown
  return shown
    .split('/')
    .map((part) => (/@|%40/.test(part) ? '…' : part))
    .join('/')
}
