import type { IncomingMessage } from 'node:http'
import { pathOf } from './path-of.ts'

/** What people type is here at once. */
const patienceMs = 20_000

/**
 * A photo of 5 MB over a thin network takes minutes. Whoever sends files may take them, but keeps sending: 2 kB a second, or the
 * connection would be held for nothing.
 */
const mostSendingMs = 10 * 60_000
const leastBytesInPatience = 40_000

/** What Node itself watches: until the headers are there nobody knows what comes. */
export const timesMs = {
  headersTimeout: 10_000,
  requestTimeout: mostSendingMs,
  keepAliveTimeout: 65_000,
}

/**
 * Slow senders are cut off: a whole request must arrive in time. Its headers have a time of their own. Node knows one time for
 * all requests, which would be too short for files or too long for everything else.
 */
export function endSlowSender(
  incoming: IncomingMessage,
  mostFileBytes: ((path: string) => number) | undefined,
): void {
  if (!sendsBody(incoming)) return
  const { socket } = incoming
  const path = pathOf(incoming.url)
  // Who has no cookie is not signed in, and has no files to send.
  const takesFiles = incoming.headers.cookie !== undefined && (mostFileBytes?.(path) ?? 0) > 0
  const until = Date.now() + (takesFiles ? mostSendingMs : patienceMs)
  let counted = socket.bytesRead
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer)
    const came = socket.bytesRead - counted
    counted = socket.bytesRead
    if (Date.now() < until && came >= leastBytesInPatience) return
    clearInterval(timer)
    // As Node says it itself.
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
  }, patienceMs)
  incoming.once('close', () => clearInterval(timer))
}

const sendsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
