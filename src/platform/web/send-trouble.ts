import type { Handlers, Trouble } from './handlers.ts'
import { finishPage } from './pages/page-cache.ts'
import { pathOf } from './path-of.ts'
import { sendPage, type Exchange } from './send.ts'

/** Says in the language of the URL why nothing else is answered there. Never rejects. */
export async function sendTrouble(
  { trouble: pageOf }: Pick<Handlers, 'trouble'>,
  exchange: Exchange,
  headers: string[],
  trouble: Trouble,
): Promise<void> {
  const { incoming, outgoing, requestId } = exchange
  try {
    const page = await finishPage(pageOf(pathOf(incoming.url), trouble, requestId))
    if (outgoing.headersSent) outgoing.destroy()
    else sendPage(exchange, page, headers)
  } catch {
    outgoing.destroy()
  }
}
