import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { brotli, chooseEncoding } from './packing/encoding.ts'

const zip = promisify(gzip)

/** Below this (bytes) the headers weigh more than what is saved. */
const shortest = 1024

/** An answer of the API as small as the asker can read it. */
export async function compressAnswer(
  acceptEncoding: string | null,
  answer: Response,
): Promise<Response> {
  if (!answer.body || !isWhole(answer.headers)) return answer
  const body = Buffer.from(await answer.arrayBuffer())
  const { status, headers } = answer
  if (body.length < shortest) return new Response(body, { status, headers })
  headers.append('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(acceptEncoding ?? undefined)
  if (encoding === 'identity') return new Response(body, { status, headers })
  const packed = encoding === 'br' ? await brotli(body, 4) : await zip(body)
  headers.set('content-encoding', encoding)
  const etag = headers.get('etag')
  // The same content in other bytes: a weak ETag says so.
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  return new Response(packed, { status, headers })
}

/** A stream of events is sent as it comes, and so is a file, which may be longer than memory. */
const isWhole = (headers: Headers) =>
  /json|^text\/(?!event-stream)/.test(headers.get('content-type') ?? '') &&
  !headers.has('content-disposition')
