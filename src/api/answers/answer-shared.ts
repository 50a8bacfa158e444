import { createHash } from 'node:crypto'
import { isKnown } from '#platform/web/is-known.ts'

interface Sharing {
  /** How long anybody may keep it without asking again. */
  seconds?: number
  /** The URL names the version: nobody ever need ask again. */
  immutable?: boolean
  headers?: Record<string, string>
}

/** An answer that is the same for everybody: kept for some seconds, and compared by its ETag afterwards. */
export function answerShared(request: Request, content: unknown, sharing: Sharing = {}): Response {
  return answerSharedText(request, JSON.stringify(content), {
    ...sharing,
    type: 'application/json',
  })
}

export function answerSharedText(
  request: Request,
  body: string,
  { seconds = 20, immutable = false, headers = {}, type }: Sharing & { type: string },
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const caching = `public, max-age=${seconds}${immutable ? ', immutable' : ''}`
  const shared = { ...headers, etag, 'cache-control': caching }
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: shared })
  return new Response(body, { headers: { ...shared, 'content-type': `${type}; charset=utf-8` } })
}
