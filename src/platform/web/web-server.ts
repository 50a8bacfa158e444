import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { cannotWrite, logCannotWrite } from '../files/cannot-write.ts'
import { cleanUrl } from '../text/clean-text.ts'
import { networkOf } from '../network/network-of.ts'
import { answerPage, pageFor } from './pages/answer-page.ts'
import { createApiListener } from './api-listener.ts'
import { clientIpAddress, isSecure } from './headers/client-ip-address.ts'
import { endSlowSender, sendsBody, takeLonger, timesMs } from './bodies/end-slow-sender.ts'
import type { Routing, WebServerOptions } from './handlers.ts'
import { logRequest } from './log-request.ts'
import { isTooLong, pathOf } from './path-of.ts'
import { usualFormInBytes } from './bodies/read-form.ts'
import { openRenderInLine } from './pages/render-in-line.ts'
import { receiveNote } from './bodies/receive-note.ts'
import { openRoom } from './bodies/room.ts'
import { resourcePolicy, securityHeaders, strictTransport } from './headers/security-headers.ts'
import { sendPicture } from './send-picture.ts'
import { sendTrouble } from './send-trouble.ts'
import { sendFile, sendPage, sendText, type Exchange } from './send.ts'
import { receiveForm, type FormReceiver } from './bodies/receive-form.ts'

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
  const room = openRoom(options.spoolFolder)
  const renderInLine = openRenderInLine(options.handlers, room)
  const routing: Routing = { ...options, fixedHeaders, passOn, room, renderInLine }
  const server = createServer(timesMs, (incoming, outgoing) => {
    incoming.url = cleanUrl(incoming.url ?? '/')
    const exchange = begin(options, incoming, outgoing)
    outgoing.on('close', () => logRequest(options.log, exchange))
    // Before anything reads it.
    if (isTooLong(pathOf(incoming.url))) return refuseLongPath(routing, exchange)
    endSlowSender(incoming)
    try {
      route(routing, exchange)
    } catch (error) {
      failRequest(routing, exchange, error)
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
    ipAddress: clientIpAddress(incoming, options.trustedProxies),
    began: performance.now(),
  }
}

function route(options: Routing, exchange: Exchange): void {
  const { incoming } = exchange
  const { url = '/', method } = incoming
  const headers = headersFor(options, exchange)
  const reads = method === 'GET' || method === 'HEAD'
  if (reads && url.startsWith('/pictures/')) return void answerPicture(options, exchange, headers)
  headers.push('cross-origin-resource-policy', resourcePolicy(url))
  if (reads && answerFromMemory(options, exchange, headers)) return
  if (url.startsWith('/api/')) return answerApi(options, exchange, headers)
  if (!reads) {
    write(options, exchange, headers).catch((error: unknown) =>
      failRequest(options, exchange, error),
    )
    return
  }
  if (/^\/(healthz|readyz)$/.test(url)) return void sendHealth(options, exchange, headers)
  answerPage(options, exchange, headers).catch((error: unknown) =>
    failRequest(options, exchange, error),
  )
}

function headersFor(options: Routing, { incoming, requestId }: Exchange): string[] {
  const headers = [...options.fixedHeaders, 'x-request-id', requestId]
  if (isSecure(incoming, options.trustedProxies))
    headers.push('strict-transport-security', strictTransport)
  return headers
}

function answerApi(options: Routing, exchange: Exchange, headers: string[]): void {
  const { notes } = options
  const { url, method } = exchange.incoming
  if (notes && url === notes.path && method === 'POST') receiveNote(notes, exchange, headers)
  else call(options, exchange, headers)
}

/** What is sent to a call has its room until it is answered: that of strangers first, then what its route takes of who is known. */
function call(options: Routing, exchange: Exchange, headers: string[]): void {
  const { incoming, outgoing, ipAddress } = exchange
  const hold = (bytes: number) => {
    const giveBack = options.room.bodies.hold(networkOf(ipAddress), bytes)
    if (giveBack) outgoing.once('close', giveBack)
    return giveBack !== undefined
  }
  if (sendsBody(incoming)) {
    const announced = Number(incoming.headers['content-length'] ?? usualFormInBytes)
    if (!hold(Math.min(announced, usualFormInBytes)))
      return void sendTrouble(options.handlers, exchange, headers, 'busy')
    exchange.holdMore = (bytes) => {
      takeLonger(incoming)
      return hold(bytes - usualFormInBytes)
    }
  }
  options.passOn(exchange, headers)
}

async function write(options: Routing, exchange: Exchange, headers: string[]): Promise<void> {
  const { url = '/', method } = exchange.incoming
  const { handlers, shopUrl, room } = options
  const path = pathOf(url)
  const rules = method === 'POST' ? await handlers.formAt(path) : undefined
  if (!rules) {
    const allowing = [...headers, 'allow', 'GET, HEAD']
    return sendTrouble(handlers, exchange, allowing, 'read-only')
  }
  const receiver: FormReceiver = {
    page: pageFor(options, exchange),
    trouble: handlers.trouble,
    shopUrl,
    room,
    rules,
    knowSender: handlers.isPersonal(path) ? handlers.knowSender : undefined,
    knowGuest: handlers.knowGuest,
  }
  await receiveForm(receiver, exchange, headers)
}

function refuseLongPath(options: Routing, exchange: Exchange): void {
  const headers = [...headersFor(options, exchange), 'connection', 'close']
  void sendTrouble(options.handlers, exchange, headers, 'too-long')
}

/** Most requests end here: a finished page or a file of the build. */
function answerFromMemory(options: Routing, exchange: Exchange, headers: string[]): boolean {
  const { url = '/' } = exchange.incoming
  const kept = options.cache.atHand(url)
  if (kept) {
    sendPage(exchange, kept, headers)
    return true
  }
  const file = options.staticFiles.get(pathOf(url))
  if (file) sendFile(exchange, file, headers)
  return file !== undefined
}

async function answerPicture(
  options: Routing,
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
  const state = await options.handlers.isReady().then(
    (ready) => (ready ? 'ready' : 'the database is away'),
    (error: unknown) =>
      cannotWrite(error) ? 'nothing can be written: the disk is full' : 'the database is away',
  )
  sendText(exchange, state === 'ready' ? 200 : 503, state, headers)
}

function failRequest(options: Routing, exchange: Exchange, error: unknown): void {
  const full = cannotWrite(error)
  if (full) logCannotWrite(options.log, error)
  else options.log.error({ requestId: exchange.requestId, err: error }, 'a request failed')
  const headers = headersFor(options, exchange)
  headers.push('cross-origin-resource-policy', 'same-origin')
  void sendTrouble(options.handlers, exchange, headers, full ? 'no-room' : 'failed')
}
