import { parseSentJson } from '#platform/text/clean-text.ts'
import { largestJsonOf } from '#platform/web/bodies/largest-body.ts'
import { refuse } from './answers/problems.ts'
import type { ApiRoute, Caller } from './route.ts'

/** JSON of an order is a few kilobytes: what strangers may send. */
const usualBodyInBytes = 64 * 1024

export interface SentBody {
  request: Request
  caller: Caller
  /** Of its route. */
  mostBytes: () => number
}

/** A signed-in caller may send what the route's schema takes. */
export function largestBodyOf({ allow, body }: ApiRoute): number {
  return allow === 'anyone' || !body ? usualBodyInBytes : largestJsonOf(body)
}

type BodyRefusal = 'too-large' | 'busy' | 'not-json'
type ReadBody = { outcome: 'read'; content: unknown } | { outcome: BodyRefusal }

const utf8 = new TextDecoder('utf-8', { fatal: true })

export async function readJson(sent: SentBody): Promise<ReadBody> {
  const bytes = await readBytes(sent)
  if (typeof bytes === 'string') return { outcome: bytes }
  try {
    // Nothing was sent: a call that needs nothing is complete.
    const content = bytes.length === 0 ? {} : parseSentJson(utf8.decode(bytes))
    return { outcome: 'read', content }
  } catch {
    return { outcome: 'not-json' }
  }
}

/** Node holds a sender to the length it announced; without one we count ourselves. */
async function readBytes({
  request,
  caller,
  mostBytes,
}: SentBody): Promise<Uint8Array | 'too-large' | 'busy'> {
  const announced = request.headers.get('content-length')
  const refusal = admitBody(caller, Number(announced), mostBytes)
  if (refusal) return refusal
  if (announced !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let [length, most] = [0, usualBodyInBytes]
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > most) {
      const tooMuch = length > mostBytes() ? 'too-large' : admitBody(caller, mostBytes(), mostBytes)
      if (tooMuch) return tooMuch
      most = mostBytes()
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What is usual has its room already. */
function admitBody(
  { holdMore }: Caller,
  bytes: number,
  mostBytes: () => number,
): 'too-large' | 'busy' | undefined {
  if (bytes <= usualBodyInBytes) return undefined
  if (!holdMore || bytes > mostBytes()) return 'too-large'
  return holdMore(bytes) ? undefined : 'busy'
}

/** What it sends is not read. */
const unread = { connection: 'close' }

export function refuseBody(outcome: BodyRefusal, mostBytes: number): Response {
  switch (outcome) {
    case 'too-large': {
      const title = `That is too much at once: at most ${Math.floor(mostBytes / 1024)} kB.`
      return refuse({ status: 413, code: 'too-large', title }, unread)
    }
    case 'busy': {
      const title = 'The shop has much to do just now. Please try again in a moment.'
      return refuse({ status: 503, code: 'busy', title }, { ...unread, 'retry-after': '5' })
    }
    case 'not-json':
      return refuse({ status: 400, code: 'not-json', title: 'The request is not JSON in UTF-8.' })
  }
}
