import type { Place } from '#shop/visitors/place.ts'
import { startTracking } from '../analytics/start-tracking.ts'
import { answerTouches } from '../location/answer-touches.ts'
import { findPlace } from '../location/find-place.ts'
import { currencyAt } from '../location/place.ts'
import { trackVisit } from '../location/track-visit.ts'
import { setCurrency } from '../location/use-currency.ts'

/** Starts to send events to the tag manager, and finds out where the visitor is. */
export function watchVisit(): void {
  startTracking()
  void findPlace(take)
  answerTouches(take)
}

function take(place: Place): void {
  setCurrency(currencyAt(place))
  trackVisit(place)
}
