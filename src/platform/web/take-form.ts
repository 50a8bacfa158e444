import { mendAddress } from './mend-address.ts'
import { finishPage, type RenderedPage } from './page-cache.ts'
import { personalHeaders } from './personal-headers.ts'
import { formType, readForm } from './read-form.ts'
import { sendPage, sendText, type Caller, type Exchange } from './send.ts'

interface Taking {
  page: (request: Request, caller: Caller) => Promise<RenderedPage>
  shopUrl: string
}

/** A form posted to a page: its answer is for the sender alone and is kept nowhere. */
export async function takeForm(
  { page, shopUrl }: Taking,
  exchange: Exchange,
  headers: string[],
): Promise<void> {
  const form = await readForm(exchange.incoming, shopUrl)
  const refuse = (status: number, text: string) =>
    sendText(exchange, status, text, [...headers, 'connection', 'close'])
  switch (form.outcome) {
    case 'read': {
      const { pathname, search } = mendAddress(exchange.incoming.url ?? '/')
      const request = new Request(new URL(pathname + keptOf(search), shopUrl), {
        method: 'POST',
        headers: {
          accept: 'text/html',
          'content-type': formType,
          ...personalHeaders(exchange.incoming.headers),
        },
        body: form.body,
      })
      return sendPage(exchange, await finishPage(await page(request, exchange)), headers)
    }
    case 'from-elsewhere':
      return refuse(403, 'Another site sent this form. Please send it from a page of the shop.')
    case 'not-a-form':
      return refuse(415, 'This page takes forms only.')
    case 'too-large':
      return refuse(413, 'That is too much at once: at most 64 kB.')
    case 'cut-off':
      return void exchange.outgoing.destroy()
  }
}

/**
 * React Router tells the first page of a folder from the folder itself by `index`; `from` says where somebody who comes in
 * wants to go. Nothing else of a query reaches a form.
 */
function keptOf(search: string): string {
  const query = new URLSearchParams(search)
  const from = query.get('from')
  const kept = [
    ...(query.has('index') ? ['index'] : []),
    ...(from === null ? [] : [`from=${encodeURIComponent(from)}`]),
  ]
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
