import { askAgainForPictures } from '#shop/pictures/views/ask-again.ts'

// What no shopper waits for: loaded when the page is there and the browser has nothing else to do.

askAgainForPictures()
// Browsers have none on addresses without TLS.
if (import.meta.env.PROD)
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)

/** On slow networks pictures are still coming; what is told meanwhile waits. */
const pauseMs = 1000
const whenQuiet = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout

setTimeout(() => whenQuiet(watch), pauseMs)

function watch(): void {
  import('./watch-visit.ts').then(
    ({ watchVisit }) => watchVisit(),
    () => undefined,
  )
}
