import { isMeasured } from '#shop/visitors/place.ts'
import { itemCount } from '#shop/cart/cart.ts'
import type { ShopEvent } from '../analytics/shop-event.ts'
import { isLeftAlone } from './came-from.ts'
import { sendNote } from './count-views.ts'

const longestWords = 60

/** What is counted of what happens in the shop, beside its pages. Nothing where the browser asks not to be tracked. */
export function countEvent(event: ShopEvent): void {
  if (isLeftAlone()) return
  switch (event.type) {
    case 'cart-changed':
      if (itemCount(event.after) > itemCount(event.before)) sendNote({ k: 'cart' })
      return
    case 'searched':
      return sendNote({ k: 'search', q: event.words.slice(0, longestWords), f: event.found })
    case 'visitor-located':
      return countPlace(event.visitor.location)
    default:
  }
}

/** To a hundredth of a degree, which is a kilometre: the shop makes a district of it, and keeps no more. */
function countPlace(place: { latitude: number; longitude: number }): void {
  const { latitude, longitude } = place
  if (isMeasured(place))
    sendNote({
      k: 'place',
      l: [Math.round(latitude * 100) / 100, Math.round(longitude * 100) / 100],
    })
}
