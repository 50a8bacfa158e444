import type { Handlers, Trouble } from './handlers.ts'
import { pathOf } from './path-of.ts'
import { packPage, type Exchange } from './send.ts'

/** Says in the language of the URL why nothing else is answered there. Never rejects. */
export async function sendTrouble(
  { trouble: pageOf }: Pick<Handlers, 'trouble'>,
  exchange: Exchange,
  headers: string[],
  trouble: Trouble,
): Promise<void> {
  const { incoming, outgoing, requestId } = exchange
  try {
    const send = await packPage(exchange, pageOf(pathOf(incoming.url), trouble, requestId))
    if (outgoing.headersSent) outgoing.destroy()
    else send(headers)
  } catch {
    outgoing.destroy()
  }
}
