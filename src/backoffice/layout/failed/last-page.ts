import { isRouteErrorResponse, replace, type DataStrategyResult } from 'react-router'

type Results = Record<string, DataStrategyResult>

interface Shown {
  /** Path and query. */
  href: string
  /** What its loaders answered, by route. */
  data: Readonly<Record<string, unknown>>
}

/** What could not be loaded; another one each time. */
interface Failed {
  href: string
}

/** Only in the browser: the page that stands there, and the one that could not be loaded. */
class LastPage {
  #shown: Shown | undefined
  #failed: Failed | undefined
  #isComingBack = false
  readonly #listeners = new Set<() => void>()

  /** A page stands there; the answer says that it is gone. */
  show(shown: Shown): () => void {
    this.#shown = shown
    return () => {
      if (this.#shown === shown) this.#shown = undefined
    }
  }

  /** What could not be loaded last, until something can be. */
  failed = (): Failed | undefined => this.#failed

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Where a page cannot be loaded, the one that stands there stays, with its address. Throws the way back to it. What is
   * refused or does not exist is a page of its own.
   */
  async guard(request: Request, next: () => Promise<Results>): Promise<Results> {
    const shown = this.#shown
    const href = hrefOf(request.url)
    const isBack = this.#isComingBack && href === shown?.href
    this.#isComingBack = false
    if (shown && isBack) return resultsOf(shown)
    const results = await next()
    if (request.method !== 'GET' || request.signal.aborted || !isOfPage(results)) return results
    if (shown && isBrokenDown(results)) return this.#stay(shown, href)
    this.#setFailed(undefined)
    return results
  }

  #stay(shown: Shown, href: string): Results {
    const isSame = href === shown.href
    // A page that reads itself anew says it once.
    if (!isSame || this.#failed === undefined) this.#setFailed({ href })
    if (isSame) return resultsOf(shown)
    this.#isComingBack = true
    throw replace(shown.href)
  }

  #setFailed(failed: Failed | undefined): void {
    this.#failed = failed
    for (const listener of this.#listeners) listener()
  }
}

export const lastPage = new LastPage()

const hrefOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** A fetcher asks one route; a page is read with what stands around it. */
const isOfPage = (results: Results): boolean =>
  Object.keys(results).some((id) => id.endsWith('/backoffice'))

const resultsOf = ({ data }: Shown): Results =>
  Object.fromEntries(
    Object.entries(data).map(([id, result]) => [id, { type: 'data', result }] as const),
  )

/** Nothing came, or the shop broke down; it has logged why. */
const isBrokenDown = (results: Results): boolean =>
  Object.values(results).some(
    ({ type, result }) =>
      type === 'error' &&
      !(result instanceof Response) &&
      !(isRouteErrorResponse(result) && result.status < 500),
  )
