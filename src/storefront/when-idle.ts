import { askAgainForPictures } from '#shop/pictures/views/ask-again.ts'
import { hearEvents } from './analytics/hear-events.ts'
import { findPlace } from './location/find-place.ts'
import { tellVisit } from './location/tell-visit.ts'
import { setCurrency } from './location/use-currency.ts'
import { currencyAt } from './location/place.ts'

// What no shopper waits for: loaded when the page is there and the browser has nothing else to do.

askAgainForPictures()
// Browsers have none on addresses without TLS.
if (import.meta.env.PROD)
  void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)

const soon = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout

soon(hearEvents)
soon(
  () =>
    void findPlace((place) => {
      setCurrency(currencyAt(place))
      tellVisit(place)
    }),
)
