import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PageCache } from '../../src/platform/web/pages/page-cache.ts'
import { formType } from '../../src/platform/web/bodies/read-form.ts'
import { createWebServer } from '../../src/platform/web/web-server.ts'
import { handlersOf } from '../../src/start/serve-shop.ts'
import type { Shop } from '../../src/shop/shop.ts'
import type { SourcePages } from './pages-from-source.ts'

/** What came of asking for a page, as far as it lets somebody in. */
type PageAnswer = 'admitted' | 'from elsewhere' | 'no form' | `to ${string}` | `code ${string}`

type Headers = Record<string, string>

export interface PageDoor {
  open: (path: string, headers: Headers) => Promise<PageAnswer>
  send: (path: string, headers: Headers) => Promise<PageAnswer>
  /** As it is, for what this page says and sends. */
  ask: (path: string, request: RequestInit) => Promise<Response>
  close: () => void
}

/** The web server of a shop, on a port of its own, with its pages behind it. */
export async function openPageDoor(shop: Shop, { appOf }: SourcePages): Promise<PageDoor> {
  const server = createWebServer({
    handlers: handlersOf(shop, appOf(shop)),
    staticFiles: new Map(),
    cache: new PageCache(shop.environment.pageCacheBytes),
    log: shop.log,
    trustedProxies: 0,
    shopUrl: shop.environment.shopUrl,
    spoolFolder: join(shop.environment.dataFolder, 'incoming'),
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, { headers, ...request }: RequestInit) =>
    fetch(new URL(path, `http://127.0.0.1:${port}`), {
      ...request,
      // To pack and unpack thousands of pages would take a fifth of the time.
      headers: { 'accept-encoding': 'identity', ...(headers as Headers | undefined) },
      redirect: 'manual',
    })
  return {
    ask,
    open: async (path, headers) => answerOf(await ask(path, { headers })),
    send: async (path, headers) => {
      const sent = { ...headers, 'content-type': formType }
      return answerOf(await ask(path, { method: 'POST', body: '', headers: sent }))
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const turnedAway =
  /(?:\/bn)?\/(?:login|dashboard\/not-available|dashboard\/security\/second-factor)\?from=[^"\s]*/

/** A script that asks for data is told why not; on the way from page to page, where nobody asks for it, it is written into the data. */
const refusedData = /"code"[:,]"([a-z-]+)"/

async function answerOf(response: Response): Promise<PageAnswer> {
  const text = await response.text()
  // On the way from page to page it is written into the data.
  const [to] = turnedAway.exec(response.headers.get('location') ?? text) ?? []
  if (to) return `to ${to}`
  const code = [401, 403].includes(response.status) && refusedData.exec(text)
  if (code) return `code ${response.status} ${code[1]}`
  if (response.status === 405) return 'no form'
  if (response.status === 403) return 'from elsewhere'
  if (response.status >= 500) throw new Error(`Expected a page, not ${response.status} ${text}`)
  return 'admitted'
}
