import { mendAddress } from './mend-address.ts'
import { finishPage, type RenderedPage } from './page-cache.ts'
import { personalHeaders } from './personal-headers.ts'
import { formType, readForm } from './read-form.ts'
import { sendPage, sendText, type Caller, type Exchange } from './send.ts'

interface Taking {
  page: (request: Request, caller: Caller) => Promise<RenderedPage>
  shopUrl: string
  mostFileBytes?: number | undefined
}

/** What a page gets instead of files that are too large: it says so in the words of its language. */
export const filesTooLarge = 'files-too-large'

/** A form posted to a page: its answer is for the sender alone and is kept nowhere. */
export async function takeForm(
  { page, shopUrl, mostFileBytes }: Taking,
  exchange: Exchange,
  headers: string[],
): Promise<void> {
  const form = await readForm(exchange.incoming, { shopUrl, mostFileBytes })
  const refuse = (status: number, text: string) =>
    sendText(exchange, status, text, [...headers, 'connection', 'close'])
  const pass = async (body: BodyInit, type: string) => {
    const { pathname, search } = mendAddress(exchange.incoming.url ?? '/')
    const request = new Request(new URL(pathname + keptOf(search), shopUrl), {
      method: 'POST',
      headers: {
        accept: 'text/html',
        'content-type': type,
        ...personalHeaders(exchange.incoming.headers),
      },
      body,
    })
    sendPage(exchange, await finishPage(await page(request, exchange)), headers)
  }
  switch (form.outcome) {
    case 'read':
      return pass(form.body, form.type)
    case 'files-too-large':
      return pass(`${filesTooLarge}=yes`, formType)
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
