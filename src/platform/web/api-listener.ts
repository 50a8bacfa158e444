import { getRequestListener, RequestError } from '@hono/node-server'
import type { Log } from '../log.ts'
import { isSecure } from './headers/client-ip-address.ts'
import { secureCookies } from './headers/secure-cookies.ts'
import type { Caller, Exchange } from './send.ts'

interface Options {
  handlers: { api: (request: Request, caller: Caller) => Promise<Response> }
  log: Log
  trustedProxies: number
  shopUrl: string
}

type Listener = ReturnType<typeof getRequestListener>

/** One adapter between Node's requests and the web's, for all calls; the exchange travels beside them. */
export function createApiListener(
  options: Options,
  exchanges: WeakMap<object, Exchange>,
): Listener {
  const unknown: Caller = { ipAddress: 'unknown', requestId: 'unknown' }
  return getRequestListener(
    async (request, { outgoing }) => {
      const exchange = exchanges.get(outgoing)
      const response = await options.handlers.api(request, exchange ?? unknown)
      const isSafe = exchange && isSecure(exchange.incoming, options.trustedProxies)
      return isSafe ? secureCookies(response) : response
    },
    {
      overrideGlobalObjects: false,
      // HTTP/1.0 needs no Host; nothing is decided by it.
      hostname: new URL(options.shopUrl).host,
      errorHandler: (error) => {
        if (error instanceof RequestError) return refuseRequest()
        options.log.error({ err: error }, 'a request failed')
        return new Response('Something went wrong on our side. Please try again.', { status: 500 })
      },
    },
  )
}

/** A Host or a URL that no browser sends (RFC 9112, 3.2). */
function refuseRequest(): Response {
  const problem = {
    type: '/api/docs#bad-request',
    status: 400,
    code: 'bad-request',
    title: 'This request names no host or address that can be read.',
  }
  const headers = { 'content-type': 'application/problem+json; charset=utf-8' }
  return new Response(JSON.stringify(problem), { status: 400, headers })
}
