import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnown } from './is-known.ts'
import { chooseEncoding } from './pages/packing/encoding.ts'
import { packForOne } from './pages/packing/pack-for-one.ts'
import type { CachedPage, RenderedPage } from './pages/page-cache.ts'
import type { StaticFile } from './static-files.ts'
import { unpackPage } from './pages/packing/unpack-page.ts'

export interface Caller {
  ipAddress: string
  requestId: string
  /**
   * Room for a body beyond the usual, and time to send it: for who sends, once it is known who that is. False where there is no
   * room just now.
   */
  holdMore?: (bytes: number) => boolean
}

/** One request and its answer. */
export interface Exchange extends Caller {
  incoming: IncomingMessage
  outgoing: ServerResponse
  began: number
  /** One of very many, of which nothing is to be said. */
  isUnlogged?: boolean
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

export function sendPage(
  { incoming, outgoing }: Exchange,
  page: CachedPage,
  headers: string[],
): void {
  if (page.keep && isKnown(incoming.headers['if-none-match'], page.etag)) {
    outgoing.writeHead(304, [...headers, 'etag', page.etag, 'vary', 'Accept-Encoding'])
    outgoing.end()
    return
  }
  const encoding = chooseEncoding(acceptedBy(incoming))
  outgoing.writeHead(page.status, [...headers, ...page.headers[encoding]])
  if (incoming.method === 'HEAD') return void outgoing.end()
  const body = page[encoding]
  if (body) return void outgoing.end(body)
  unpackPage(page).then(
    (unpacked) => outgoing.end(unpacked),
    () => outgoing.destroy(),
  )
}

/** A page for one person, packed already; what sends it is answered. */
export async function packPage(
  { incoming, outgoing }: Exchange,
  page: RenderedPage,
): Promise<(headers: string[]) => void> {
  const packed = await packForOne(page, acceptedBy(incoming))
  return (headers) => {
    outgoing.writeHead(packed.status, [...headers, ...packed.headers])
    outgoing.end(incoming.method === 'HEAD' ? undefined : packed.body)
  }
}

const acceptedBy = ({ headers }: IncomingMessage) =>
  headers['accept-encoding'] as string | undefined

export const forever = 'public, max-age=31536000, immutable'

export function sendFile(
  { incoming, outgoing }: Exchange,
  file: StaticFile,
  headers: string[],
): void {
  const caching = [
    'cache-control',
    file.immutable ? forever : 'public, max-age=3600',
    'etag',
    file.etag,
    'vary',
    'Accept-Encoding',
  ]
  if (isKnown(incoming.headers['if-none-match'], file.etag)) {
    outgoing.writeHead(304, [...headers, ...caching])
    outgoing.end()
    return
  }
  const accepted = chooseEncoding(acceptedBy(incoming))
  const packed = accepted === 'identity' ? undefined : file[accepted]
  const body = packed ?? file.identity
  outgoing.writeHead(200, [
    ...headers,
    ...caching,
    'content-type',
    file.type,
    'content-length',
    String(body.length),
    ...(packed ? ['content-encoding', accepted] : []),
  ])
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

export function sendText(
  { incoming, outgoing }: Exchange,
  status: number,
  text: string,
  headers: string[],
): void {
  if (outgoing.headersSent) return void outgoing.destroy()
  outgoing.writeHead(status, [
    ...headers,
    ...Object.entries(plain).flat(),
    'content-length',
    String(Buffer.byteLength(text)),
  ])
  outgoing.end(incoming.method === 'HEAD' ? undefined : text)
}
