import { isLeftAlone, learnCameFrom, readCameFrom } from './came-from.ts'

/** What else happens on a page: `k`, and what belongs to it (#shop/visits/contract.ts). */
export type Happening =
  | { k: 'cart' }
  | { k: 'search'; q: string; f: boolean }
  | { k: 'place'; l: [number, number] }

/** Nobody waits for it, and nobody hears whether it arrived. */
function sendNote(happening?: Happening): void {
  // Programs that walk through the shop by themselves.
  if (navigator.webdriver) return
  const body = JSON.stringify({ p: location.pathname, ...readCameFrom(), ...happening })
  fetch('/api/here', { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  )
}

let shown = ''

/** Once for each page; other filters of a list are the same one. */
function countPage(): void {
  if (location.pathname === shown) return
  shown = location.pathname
  if (!/^\/(bn\/)?(dashboard|owner|secret)\b/.test(shown)) sendNote()
}

/** Counts this page, and those that are walked to without a new document. One that is only prepared counts when it is shown. */
export function countViews(): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

function begin(): void {
  learnCameFrom()
  countPage()
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name]
    history[name] = function (...to) {
      change.apply(this, to)
      countPage()
    }
  }
  addEventListener('popstate', countPage)
  addEventListener('happening', (event) => {
    if (!isLeftAlone()) sendNote((event as CustomEvent<Happening>).detail)
  })
  // Out of the memory of the browser, as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    shown = ''
    countPage()
  })
}
