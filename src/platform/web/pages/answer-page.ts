import { networkOf } from '#platform/network/network-of.ts'
import { carryCampaign } from './carry-campaign.ts'
import { isSecure } from '../headers/client-ip-address.ts'
import type { Routing, WebServerOptions } from '../handlers.ts'
import { mendUrl } from '../headers/mend-url.ts'
import { pageKey } from './page-key.ts'
import { personalHeaders } from '../headers/personal-headers.ts'
import { requestSecurely } from '../headers/secure-cookies.ts'
import { sendTrouble } from '../send-trouble.ts'
import { packPage, sendPage, type Exchange } from '../send.ts'

/** A page that is not in memory. */
export async function answerPage(
  options: Routing,
  exchange: Exchange,
  headers: string[],
): Promise<void> {
  const { pathname, search } = mendUrl(exchange.incoming.url ?? '/')
  if (options.handlers.isPersonal(pathname))
    return await renderForOne(options, exchange, { path: pathname + search, headers })
  const { key, ignored } = pageKey(pathname, search, options.handlers.parametersOf(pathname))
  const request = new Request(new URL(key, options.shopUrl), { headers: { accept: 'text/html' } })
  const page = await options.cache.get(key, () => options.renderInLine(key, request, exchange))
  sendPage(exchange, carryCampaign(page, ignored), headers)
}

/** Never joined with the same page of somebody else, and never kept. */
async function renderForOne(
  options: Routing,
  exchange: Exchange,
  { path, headers }: { path: string; headers: string[] },
): Promise<void> {
  const request = new Request(new URL(path, options.shopUrl), {
    headers: { accept: 'text/html', ...personalHeaders(exchange.incoming.headers) },
  })
  const render = () => pageFor(options, exchange)(request, exchange)
  const turn = await options.room.pages.take(networkOf(exchange.ipAddress), render)
  if (turn.outcome === 'busy') return sendTrouble(options.handlers, exchange, headers, 'busy')
  const send = await packPage(exchange, turn.result)
  send(headers)
}

export const pageFor = ({ handlers, trustedProxies }: WebServerOptions, { incoming }: Exchange) =>
  isSecure(incoming, trustedProxies) ? requestSecurely(handlers.page) : handlers.page
