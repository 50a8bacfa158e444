import { isKnown } from './is-known.ts'
import { pathOf } from './path-of.ts'
import { forever, sendText, type Exchange } from './send.ts'

export type PictureAnswer =
  | { outcome: 'found' | 'stand-in'; content: Buffer; type: string }
  /** Of a person: no cache that others share keeps it. */
  | { outcome: 'personal'; content: Buffer; type: string }
  | { outcome: 'not-found' | 'busy' }

/** /pictures/…: a picture never changes under its name, but something else may stand in for one that is being made. */
export async function sendPicture(
  exchange: Exchange,
  load: (name: string) => Promise<PictureAnswer>,
  headers: string[],
): Promise<void> {
  const { incoming, outgoing } = exchange
  const name = pathOf(incoming.url).slice('/pictures/'.length)
  const lasting = ['cache-control', forever, 'etag', `"${name}"`]
  if (isKnown(incoming.headers['if-none-match'], `"${name}"`)) {
    outgoing.writeHead(304, [...headers, ...lasting])
    outgoing.end()
    return
  }
  const picture = await load(name)
  const isOfPerson = picture.outcome === 'personal'
  // Mails and previews of messengers show goods, from wherever they stand; what is a person's the shop alone shows.
  headers.push('cross-origin-resource-policy', isOfPerson ? 'same-origin' : 'cross-origin')
  if (!('content' in picture)) return refuse(exchange, picture.outcome, headers)
  const caching = {
    found: lasting,
    personal: ['cache-control', 'private, max-age=86400'],
    'stand-in': ['cache-control', 'no-store'],
  }
  outgoing.writeHead(200, [
    ...headers,
    ...caching[picture.outcome],
    'content-type',
    picture.type,
    'content-length',
    String(picture.content.length),
  ])
  outgoing.end(incoming.method === 'HEAD' ? undefined : picture.content)
}

function refuse(exchange: Exchange, outcome: 'not-found' | 'busy', headers: string[]): void {
  if (outcome === 'not-found') sendText(exchange, 404, 'There is no such picture.', headers)
  else sendText(exchange, 503, 'This picture is being made.', [...headers, 'retry-after', '5'])
}
