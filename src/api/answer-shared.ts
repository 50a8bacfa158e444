import { createHash } from 'node:crypto'
import { isKnown } from '#platform/web/is-known.ts'

/** An answer that is the same for everybody: kept for some seconds, and told apart by its ETag afterwards. */
export function answerShared(
  request: Request,
  content: unknown,
  { seconds = 20, headers = {} }: { seconds?: number; headers?: Record<string, string> } = {},
): Response {
  const body = JSON.stringify(content)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared = { ...headers, etag, 'cache-control': `public, max-age=${seconds}` }
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: shared })
  return new Response(body, {
    headers: { ...shared, 'content-type': 'application/json; charset=utf-8' },
  })
}
