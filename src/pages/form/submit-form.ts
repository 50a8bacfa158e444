import { longestWaitMs } from '#ui/is-phone.ts'
import type { FormResult, FormTrouble } from './form-result.ts'

/** What the web server answers where it does not ask the page. */
const troubles: Readonly<Record<number, FormTrouble>> = { 403: 'from-elsewhere', 429: 'too-many' }

/**
 * Sends a form to its page, and takes what the page's action answers. Never throws: that no answer came, and why, is an answer, too. Undefined
 * where the page leads elsewhere, to which the browser then goes.
 */
export async function submitForm(
  page: string | undefined,
  form: FormData,
): Promise<FormResult | FormTrouble | undefined> {
  try {
    const { pathname, search } = window.location
    const response = await fetch(page ?? pathname + search, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(longestWaitMs()),
    })
    const isResult = response.headers.get('content-type')?.startsWith('application/json')
    if (isResult) return (await response.json()) as FormResult
    if (!response.redirected) return troubles[response.status] ?? 'away'
    window.location.assign(response.url)
    return undefined
  } catch {
    return 'no-connection'
  }
}
