import { hearEvents } from './analytics/hear-events.ts'
import { findPlace } from './location/find-place.ts'
import { currencyAt } from './location/place.ts'
import { tellVisit } from './location/tell-visit.ts'
import { setCurrency } from './location/use-currency.ts'

/** Passes on what the tag manager may hear, and finds out where the visitor is. */
export function watchVisit(): void {
  hearEvents()
  void findPlace((place) => {
    setCurrency(currencyAt(place))
    tellVisit(place)
  })
}
