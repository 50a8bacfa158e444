import { isMeasured } from '#shop/visitors/place.ts'
import { itemCount } from '#shop/cart/cart.ts'
import type { ShopEvent } from '../analytics/shop-event.ts'
import type { Happening } from './count-views.ts'

const longestWords = 60

/** What is counted of what happens in the shop, beside its pages. */
export function countEvent(event: ShopEvent): void {
  const happening = happeningOf(event)
  // Heard by count-views.ts, which is there by now: to import it from here would bring it with a shopper's first page.
  if (happening) dispatchEvent(new CustomEvent('happening', { detail: happening }))
}

function happeningOf(event: ShopEvent): Happening | undefined {
  switch (event.type) {
    case 'cart-changed':
      return itemCount(event.after) > itemCount(event.before) ? { k: 'cart' } : undefined
    case 'searched':
      return { k: 'search', q: event.words.slice(0, longestWords), f: event.found }
    case 'visitor-located':
      return placeOf(event.visitor.location)
    default:
      return undefined
  }
}

/** To a hundredth of a degree, which is a kilometre: the shop makes a district of it, and keeps no more. */
function placeOf(place: { latitude: number; longitude: number }): Happening | undefined {
  const { latitude, longitude } = place
  return isMeasured(place) ? { k: 'place', l: [round(latitude), round(longitude)] } : undefined
}

const round = (degrees: number) => Math.round(degrees * 100) / 100
