import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type RouterContextProvider,
} from 'react-router'
import type { PageHandle } from './pages/page-handle.ts'
import { pageListFor } from './pages/page-list.ts'
import { newNonce, removeNonces } from './platform/web/pages/render-nonce.ts'
import { answerFetched } from './pages/form/answer-fetched.ts'
import { pageNotesContext } from './shop-context.ts'
import { beforePaint } from './storefront/layout/before-paint.tsx'
import { withLanguage } from './pages/server-language.ts'
import { languageOfPath } from '#pages/language.ts'
import { beginning, waitWithScripts } from './storefront/layout/wait-with-scripts.ts'

const longestRenderMs = 5000

/** Renders whole pages, not streams: they are compressed once and kept (docs/decisions/0003). */
export default function handleRequest(
  ...[request, status, headers, routerContext, context]: Parameters<HandleDocumentRequestFunction>
): Promise<Response> {
  const fetched = answerFetched(request, headers, routerContext.staticHandlerContext)
  if (fetched) return Promise.resolve(fetched)
  return withLanguage(languageOfPath(new URL(request.url).pathname), async () => {
    const nonce = newNonce()
    const page = (
      <ServerRouter context={withPageList(routerContext)} url={request.url} nonce={nonce} />
    )
    const rendered = await renderWhole(page, nonce)
    headers.set('content-type', 'text/html; charset=utf-8')
    // While the shop is being written, Vite's own scripts must come in their order.
    const withNonces = import.meta.env.PROD ? waitWithScripts(rendered, nonce) : rendered
    const { html, scripts } = removeNonces(withNonces, nonce)
    const notes = context.get(pageNotesContext)
    notes.scripts = [...notes.scripts, beforePaint, beginning, ...scripts]
    return new Response(html, { status, headers })
  })
}

/** A document knows the pages of those who may open it (scripts/bundle/build-shop.ts). */
function withPageList(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const handle = staticHandlerContext.matches.at(-1)?.route.handle as PageHandle | undefined
  // While the shop is written there is one list.
  if (!import.meta.env.PROD || !handle) return context
  return { ...context, manifest: { ...manifest, url: pageListFor(handle.mayOpen, manifest.url) } }
}

/** What React and React Router write as scripts carries the nonce. */
function renderWhole(element: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let failure: unknown
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        clearTimeout(timer)
        if (failure) reject(failure)
        else resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady: () => pipe(sink),
      // Nothing comes later with a script: each part stands in its place, also without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: (error) => {
        failure = error
      },
    })
    const timer = setTimeout(
      () => abort(new Error('The page took too long to render')),
      longestRenderMs,
    )
  })
}

/** Notes what broke instead of printing it; the server logs it once, with the request's id. */
export function handleError(
  error: unknown,
  { context }: { context: Readonly<RouterContextProvider> },
): void {
  if (!isRouteErrorResponse(error)) context.get(pageNotesContext).failure = error
}
