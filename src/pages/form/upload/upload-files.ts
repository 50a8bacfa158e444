import type { FormResult, FormTrouble } from '../form-result.ts'
import { inLine } from './upload-line.ts'

interface Sending {
  /** Stops it. */
  signal: AbortSignal
  /** How much of it is on the other side, from 0 to 1. */
  onProgress: (share: number) => void
}

/** What the web server answers where it does not ask the page. */
const troubles: Readonly<Record<number, FormTrouble>> = {
  403: 'from-elsewhere',
  // Too slow, or cut off on its way.
  408: 'no-connection',
  429: 'too-many',
}

/**
 * Sends a form with files to its page, one upload of the tab after the other, and takes what the page's action answers. Never throws.
 * Undefined where it was stopped, or the page leads elsewhere.
 */
export const uploadFiles = (
  page: string | undefined,
  form: FormData,
  sending: Sending,
): Promise<FormResult | FormTrouble | undefined> =>
  inLine(sending.signal, () => transfer(page, form, sending))

/** `fetch` does not report how much was sent. */
function transfer(
  page: string | undefined,
  form: FormData,
  { signal, onProgress }: Sending,
): Promise<FormResult | FormTrouble | undefined> {
  return new Promise((resolve) => {
    const { pathname, search } = window.location
    const to = new URL(page ?? pathname + search, window.location.href).href
    const request = new XMLHttpRequest()
    request.open('POST', to)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve(answerOf(request, to)))
    request.addEventListener('error', () => resolve('no-connection'))
    request.addEventListener('abort', () => resolve(undefined))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest, sentTo: string): FormResult | FormTrouble | undefined {
  const isResult = request.getResponseHeader('content-type')?.startsWith('application/json')
  if (isResult) return JSON.parse(request.responseText) as FormResult
  if (request.responseURL === sentTo) return troubles[request.status] ?? 'away'
  window.location.assign(request.responseURL)
  return undefined
}
