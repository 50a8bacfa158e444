import { askAgainForPictures } from '#shop/pictures/views/ask-again.ts'

// What no shopper waits for: loaded when the page is there and the browser has nothing else to do.

askAgainForPictures()
// Browsers have none on addresses without TLS.
if (import.meta.env.PROD)
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
