import type { NoteTaker } from '../handlers.ts'
import type { Exchange } from '../send.ts'

const taken = 204

/** Reads a note, which is short, and answers with nothing. What is longer is not read. */
export function receiveNote(notes: NoteTaker, exchange: Exchange, headers: string[]): void {
  const { incoming, outgoing, ipAddress } = exchange
  const answer = (status: number, more: string[] = []) => {
    if (outgoing.headersSent) return
    outgoing.writeHead(status, [...headers, 'cache-control', 'no-store', ...more])
    outgoing.end()
  }
  const refuse = () => answer(413, ['connection', 'close'])
  if (Number(incoming.headers['content-length'] ?? 0) > notes.mostBytes) return refuse()
  const chunks: Buffer[] = []
  let length = 0
  incoming.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > notes.mostBytes) refuse()
    else chunks.push(chunk)
  })
  incoming.on('end', () => {
    if (length > notes.mostBytes) return
    const body = Buffer.concat(chunks).toString('utf8')
    const status = notes.take({ body, ipAddress, headers: incoming.headers })
    exchange.isUnlogged = status === taken
    answer(status)
  })
}
