import type { Log } from '../log.ts'
import type { Exchange } from './send.ts'

/** One line for each request, when its answer is sent. */
export function logRequest(log: Log, { incoming, outgoing, requestId, began }: Exchange): void {
  // Only the path, without addresses of people: queries may carry what is somebody's own, such as a tracking ID.
  const [path = ''] = (incoming.url ?? '').split('?', 1)
  const ms = Math.round((performance.now() - began) * 10) / 10
  const told = path.replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
  log.info(
    { requestId, method: incoming.method, path: told, status: outgoing.statusCode, ms },
    'request',
  )
}
