import { m } from '#paraglide/messages.js'
import { toast } from '#ui/toast/toast.ts'
import { askPlace } from './find-place.ts'
import { dhaka, type Place } from '#shop/visitors/place.ts'
import { currencyAt } from './place.ts'

const label = '[data-currency]'

/** A visitor who touches the currency label wants to count as where they are: only then may the browser ask (D23). */
export function answerTouches(take: (place: Place) => void): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(label)) ask(take)
  })
  // Touched before this was there.
  if (document.activeElement?.closest(label)) ask(take)
}

function ask(take: (place: Place) => void): void {
  void askPlace({
    found(place) {
      take(place)
      toast({ title: m.location_counted({ currency: currencyAt(place) }) })
    },
    denied() {
      take(dhaka)
      toast({ title: m.location_denied(), kind: 'trouble' })
    },
    unknown: () => toast({ title: m.location_unknown(), kind: 'trouble' }),
  })
}
