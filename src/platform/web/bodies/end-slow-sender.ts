import type { IncomingMessage } from 'node:http'

/** What people type is here at once. */
const patienceMs = 20_000

/**
 * A photo of 5 MB over a thin network takes minutes. A client that sends files may take them, but keeps sending: 2 kB a second, or the
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

const mayTakeLonger = new WeakSet<IncomingMessage>()

/** For who sends files, once it is known who that is. */
export const takeLonger = (incoming: IncomingMessage): void => void mayTakeLonger.add(incoming)

/**
 * Slow senders are cut off: a whole request must arrive in time. Its headers have a time of their own. Node knows one time for
 * all requests, which would be too short for files or too long for everything else.
 */
export function endSlowSender(incoming: IncomingMessage): void {
  if (!sendsBody(incoming)) return
  const { socket } = incoming
  const began = Date.now()
  let counted = socket.bytesRead
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer)
    const came = socket.bytesRead - counted
    counted = socket.bytesRead
    const most = mayTakeLonger.has(incoming) ? mostSendingMs : patienceMs
    if (Date.now() < began + most && came >= leastBytesInPatience) return
    clearInterval(timer)
    // As Node says it itself.
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
  }, patienceMs)
  incoming.once('close', () => clearInterval(timer))
}

export const sendsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
