import { LRUCache } from 'lru-cache'
import { networkOf } from '#platform/network/network-of.ts'
import type { RenderedPage } from './page-cache.ts'
import { pathOf } from '../path-of.ts'
import type { Room } from '../bodies/room.ts'
import type { Caller } from '../send.ts'

interface Handlers {
  page: (request: Request, caller: Caller) => Promise<RenderedPage>
  trouble: (path: string, trouble: 'busy') => RenderedPage
}

export type RenderInLine = (key: string, request: Request, caller: Caller) => Promise<RenderedPage>

/** There are as many as the shop has goods, articles and lists, twice. */
const mostRemembered = 20_000

/**
 * Pages that are kept in memory are made at once: there is an end of them. What anybody can think up without end (searches,
 * filters, URLs that do not exist) and pages of one person wait in a line, so that the others do not wait for them.
 */
export function openRenderInLine(handlers: Handlers, room: Room): RenderInLine {
  const kept = new LRUCache<string, true>({ max: mostRemembered })
  return async (key, request, caller) => {
    const render = () => handlers.page(request, caller)
    if (kept.has(key)) return render()
    const turn = await room.pages.take(networkOf(caller.ipAddress), render)
    if (turn.outcome === 'busy') return handlers.trouble(pathOf(key), 'busy')
    if (turn.result.keep && !key.includes('?')) kept.set(key, true)
    return turn.result
  }
}
