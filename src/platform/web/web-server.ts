import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { createApiListener } from './api-listener.ts'
import { clientAddress, isSecure } from './client-address.ts'
import { endSlowSender, timesMs } from './end-slow-sender.ts'
import { finishPage, type PageCache, type RenderedPage } from './page-cache.ts'
import { logRequest } from './log-request.ts'
import { mendAddress } from './mend-address.ts'
import { pageKey } from './page-key.ts'
import { isTooLong, pathOf } from './path-of.ts'
import { personalHeaders } from './personal-headers.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'
import { askSecurely } from './secure-cookies.ts'
import { sendPicture, type PictureAnswer } from './send-picture.ts'
import { sendFile, sendPage, sendText, type Caller, type Exchange } from './send.ts'
import type { StaticFile } from './static-files.ts'
import { takeForm } from './take-form.ts'

/** What stands behind the web server: it knows HTTP, they know the shop. */
export interface Handlers {
  /** /api/…: never kept here. */
  api: (request: Request, caller: Caller) => Promise<Response>
  /** A page for people, whole. */
  page: (request: Request, caller: Caller) => Promise<RenderedPage>
  /** Whether the page at this path answers forms, for browsers without JavaScript. */
  takesForm: (path: string) => boolean
  /** How many bytes of files the page at this path takes; none where nobody says so. */
  mostFileBytes?: (path: string) => number
  /** Whether the page at this path is made for one person: it sees who asks, and passes no memory. */
  isPersonal: (path: string) => boolean
  /** /pictures/… */
  picture: (name: string) => Promise<PictureAnswer>
  /** For /readyz: can the shop do its work? */
  isReady: () => Promise<boolean>
}

export interface WebServerOptions {
  handlers: Handlers
  staticFiles: ReadonlyMap<string, StaticFile>
  cache: PageCache
  log: Log
  trustedProxies: number
  shopUrl: string
}

/** The door to the network. Finished pages and files are answered before any framework runs. */
export function createWebServer(options: WebServerOptions): Server {
  const fixedHeaders = Object.entries(securityHeaders).flat()
  const exchanges = new WeakMap<object, Exchange>()
  const callApi = createApiListener(options, exchanges)
  const passOn = (exchange: Exchange, headers: string[]) => {
    const { incoming, outgoing } = exchange
    for (let index = 0; index < headers.length; index += 2)
      outgoing.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
    exchanges.set(outgoing, exchange)
    void callApi(incoming, outgoing)
  }
  const routing: Routing = { ...options, fixedHeaders, passOn }
  const server = createServer(timesMs, (incoming, outgoing) => {
    const exchange = begin(options, incoming, outgoing)
    outgoing.on('close', () => logRequest(options.log, exchange))
    // Before anything reads it.
    if (isTooLong(pathOf(incoming.url))) return refuseLongPath(exchange, fixedHeaders)
    endSlowSender(incoming, options.handlers.mostFileBytes)
    try {
      route(routing, exchange)
    } catch (error) {
      failRequest(options, exchange, error)
    }
  })
  server.maxRequestsPerSocket = 0
  return server
}

let counter = 0
const processTag = Math.random().toString(36).slice(2, 8)

function begin(
  options: WebServerOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Exchange {
  const requestId = `${processTag}-${(counter++).toString(36)}`
  return {
    incoming,
    outgoing,
    requestId,
    address: clientAddress(incoming, options.trustedProxies),
    began: performance.now(),
  }
}

interface Routing extends WebServerOptions {
  fixedHeaders: string[]
  passOn: (exchange: Exchange, headers: string[]) => void
}

function route(options: Routing, exchange: Exchange): void {
  const { incoming } = exchange
  const { url = '/', method } = incoming
  const headers = [...options.fixedHeaders, 'x-request-id', exchange.requestId]
  if (isSecure(incoming, options.trustedProxies)) {
    headers.push('strict-transport-security', strictTransport)
  }
  const reads = method === 'GET' || method === 'HEAD'
  if (reads && answerFromMemory(options, exchange, headers)) return
  if (url.startsWith('/api/')) return options.passOn(exchange, headers)
  if (!reads) return write(options, exchange, headers)
  if (url.startsWith('/pictures/')) return void answerPicture(options, exchange, headers)
  if (/^\/(healthz|readyz)$/.test(url)) return void sendHealth(options, exchange, headers)
  void renderPage(options, exchange, headers)
}

function write(options: Routing, exchange: Exchange, headers: string[]): void {
  const { url = '/', method } = exchange.incoming
  const { handlers, shopUrl } = options
  const page = pageFor(options, exchange)
  const path = pathOf(url)
  if (method !== 'POST' || !handlers.takesForm(path)) return refuseToWrite(exchange, headers)
  const mostFileBytes = handlers.mostFileBytes?.(path)
  takeForm({ page, shopUrl, mostFileBytes }, exchange, headers).catch((error: unknown) =>
    failRequest(options, exchange, error),
  )
}

function refuseLongPath(exchange: Exchange, headers: string[]): void {
  const sentence = 'This address is longer than any of the shop. Please check it.'
  sendText(exchange, 414, sentence, [...headers, 'connection', 'close'])
}

function refuseToWrite(exchange: Exchange, headers: string[]): void {
  sendText(exchange, 405, 'This address can only be read.', [...headers, 'allow', 'GET, HEAD'])
}

/** Most requests end here: a finished page or a file of the build. */
function answerFromMemory(options: Routing, exchange: Exchange, headers: string[]): boolean {
  const { url = '/' } = exchange.incoming
  const kept = options.cache.fresh(url)
  if (kept) {
    sendPage(exchange, kept, headers)
    return true
  }
  const file = options.staticFiles.get(pathOf(url))
  if (file) sendFile(exchange, file, headers)
  return file !== undefined
}

async function renderPage(
  options: WebServerOptions,
  exchange: Exchange,
  headers: string[],
): Promise<void> {
  try {
    const { pathname, search } = mendAddress(exchange.incoming.url ?? '/')
    if (options.handlers.isPersonal(pathname))
      return await renderForOne(options, exchange, { path: pathname + search, headers })
    const key = pageKey(pathname + search)
    const request = new Request(new URL(key, options.shopUrl), { headers: { accept: 'text/html' } })
    const page = await options.cache.get(key, () => options.handlers.page(request, exchange))
    sendPage(exchange, page, headers)
  } catch (error) {
    failRequest(options, exchange, error)
  }
}

/** Never joined with the same page of somebody else, and never kept. */
async function renderForOne(
  options: WebServerOptions,
  exchange: Exchange,
  { path, headers }: { path: string; headers: string[] },
): Promise<void> {
  const request = new Request(new URL(path, options.shopUrl), {
    headers: { accept: 'text/html', ...personalHeaders(exchange.incoming.headers) },
  })
  const page = await pageFor(options, exchange)(request, exchange)
  sendPage(exchange, await finishPage(page), headers)
}

const pageFor = ({ handlers, trustedProxies }: WebServerOptions, { incoming }: Exchange) =>
  isSecure(incoming, trustedProxies) ? askSecurely(handlers.page) : handlers.page

async function answerPicture(
  options: WebServerOptions,
  exchange: Exchange,
  headers: string[],
): Promise<void> {
  try {
    await sendPicture(exchange, options.handlers.picture, headers)
  } catch (error) {
    failRequest(options, exchange, error)
  }
}

/** /healthz: the process answers. /readyz: it can also do its work. */
async function sendHealth(
  options: WebServerOptions,
  exchange: Exchange,
  headers: string[],
): Promise<void> {
  if (exchange.incoming.url === '/healthz') return sendText(exchange, 200, 'ok', headers)
  const ready = await options.handlers.isReady().catch(() => false)
  sendText(exchange, ready ? 200 : 503, ready ? 'ready' : 'the database is away', headers)
}

function failRequest(options: WebServerOptions, exchange: Exchange, error: unknown): void {
  options.log.error({ requestId: exchange.requestId, err: error }, 'a request failed')
  sendText(
    exchange,
    500,
    `Something went wrong on our side. Please try again. (${exchange.requestId})`,
    [],
  )
}
