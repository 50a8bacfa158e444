import { Agent, request as requestByHttp, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PageCache, type RenderedPage } from '../../src/platform/web/pages/page-cache.ts'
import { formType } from '../../src/platform/web/bodies/read-form.ts'
import type { Handlers } from '../../src/platform/web/handlers.ts'
import { createWebServer } from '../../src/platform/web/web-server.ts'
import { handlersOf } from '../../src/start/serve-shop.ts'
import type { Shop } from '../../src/shop/shop.ts'
import type { SourcePages } from './pages-from-source.ts'

/** What came of asking for a page, as far as it lets somebody in. */
type PageAnswer = 'admitted' | 'from elsewhere' | 'no form' | `to ${string}` | `code ${string}`

type Headers = Record<string, string>

/** To pack and unpack pages would take a fifth of the time. */
const identity = { 'accept-encoding': 'identity' }

export interface PageDoor {
  origin: string
  open: (path: string, headers: Headers) => Promise<PageAnswer>
  send: (path: string, headers: Headers) => Promise<PageAnswer>
  /** As it is, for what this page says and sends. */
  ask: (path: string, request: RequestInit) => Promise<Response>
  close: () => void
}

/**
 * The web server of a shop, on a port of its own, with its pages behind it. `makesOnce`: what the server asks a page a second time in the
 * same words, whoever asked the server, is answered as it was the first time, and the shop remembers settings and the like as one that is
 * open does. For tests in which nothing else changes meanwhile.
 */
export async function openPageDoor(
  shop: Shop,
  { appOf }: SourcePages,
  { makesOnce = false } = {},
): Promise<PageDoor> {
  const handlers = handlersOf(shop, appOf(shop))
  const server = createWebServer({
    handlers: makesOnce ? { ...handlers, page: once(handlers.page) } : handlers,
    staticFiles: new Map(),
    cache: new PageCache(shop.environment.pageCacheBytes),
    log: shop.log,
    trustedProxies: 0,
    shopUrl: shop.environment.shopUrl,
    spoolFolder: join(shop.environment.dataFolder, 'incoming'),
  })
  if (makesOnce) shop.memory.begin()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    origin,
    ask: (path, { headers, ...request }) =>
      fetch(new URL(path, origin), {
        ...request,
        headers: { ...identity, ...(headers as Headers | undefined) },
        redirect: 'manual',
      }),
    open: async (path, headers) => answerOf(await send(origin + path, { agent, headers })),
    send: async (path, headers) => {
      const sent = { ...headers, 'content-type': formType, 'content-length': '0' }
      return answerOf(await send(origin + path, { agent, headers: sent, method: 'POST' }))
    },
    close: () => {
      shop.memory.end()
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function once(page: Handlers['page']): Handlers['page'] {
  const made = new Map<string, ReturnType<Handlers['page']>>()
  return async (request, caller) => {
    const { method, url, headers } = request
    const words = JSON.stringify([method, url, [...headers], await request.clone().text()])
    const answer = made.get(words) ?? page(request, caller).then(beginningOf)
    made.set(words, answer)
    return answer
  }
}

/** Where a page leads stands there; to pack all the rest for nobody to read would take as much time as many a page. */
const beginningOf = (page: RenderedPage): RenderedPage => ({
  ...page,
  body: page.body.subarray(0, 2000),
})

interface Answer {
  status: number
  location: string | undefined
  text: string
}

/** fetch would take as much time as the page. */
function send(url: string, options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = requestByHttp(url, options, (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then(
        (read) => resolve({ status, location: headers.location, text: read }),
        reject,
      )
    })
    sending.on('error', reject).end()
  })
}

const turnedAway =
  /(?:\/bn)?\/(?:login|dashboard\/not-available|dashboard\/security\/second-factor)\?from=[^"\s]*/

/** A script that asks for data is told why not; on the way from page to page, where nobody asks for it, it is written into the data. */
const refusedData = /"code"[:,]"([a-z-]+)"/

function answerOf({ status, location, text: body }: Answer): PageAnswer {
  // On the way from page to page it is written into the data.
  const [to] = turnedAway.exec(location ?? body) ?? []
  if (to) return `to ${to}`
  const code = [401, 403].includes(status) && refusedData.exec(body)
  if (code) return `code ${status} ${code[1]}`
  if (status === 405) return 'no form'
  if (status === 403) return 'from elsewhere'
  if (status >= 500) throw new Error(`Expected a page, not ${status} ${body}`)
  return 'admitted'
}
