import { retryPictures } from '#shop/pictures/views/retry-pictures.ts'
import { countViews } from '../visits/count-views.ts'
import { readToken, watchAccount } from '../session/use-account.ts'

// What no shopper waits for: loaded when the page is there and the browser has nothing else to do.

countViews()
retryPictures()
keepAccount()
watchAccount(keepAccount)
// Browsers have none on URLs without TLS.
if (import.meta.env.PROD)
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)

/** On slow networks pictures are still coming; events of the meantime wait. */
const pauseMs = 1000
const whenQuiet = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout

setTimeout(() => whenQuiet(watch), pauseMs)

function watch(): void {
  import('./watch-visit.ts').then(
    ({ watchVisit }) => watchVisit(),
    () => undefined,
  )
}

/** Visitors who are not signed in never load it. */
function keepAccount(): void {
  if (!readToken()) return
  const parts = [
    import('../session/keep-session-alive.ts').then((session) => session.keepSessionAlive()),
    import('../lists/sync/start-list-sync.ts').then((lists) => lists.startListSync()),
    import('../session/learn-account-pages.ts').then((pages) => pages.learnAccountPages()),
  ]
  // What does not arrive now comes with the next page.
  for (const part of parts) part.catch(() => undefined)
}
