import { pushEntry, startTagManager } from './data-layer.ts'
import { entriesOf } from './ga4.ts'
import type { ShopEvent } from './shop-event.ts'
import { onEvent, type Impression, type TrackedEvent } from './track-event.ts'
import { whenInSight } from './when-in-sight.ts'
import { countEvent } from '../visits/count-event.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { storeText, parseText, readText } from '../checkout/submission/stored-text.ts'
import {
  lastOrderKey,
  understandLastOrder,
  type LastOrder,
} from '../checkout/submission/last-order.ts'

/** Writes all events, also earlier ones, to the data layer, each thing once. */
export function startTracking(): void {
  const id = document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content
  startTagManager(id ?? '')
  onEvent(handleEvent)
}

function handleEvent({ event, impression }: TrackedEvent): void {
  if (!impression) return push(event)
  const see = () => {
    if (isNew(impression)) push(event)
  }
  if (impression.element) whenInSight(impression.element, see, impression.gone)
  else see()
}

function push(event: ShopEvent): void {
  if (isAgain(event)) return
  for (const entry of entriesOf(event)) pushEntry(entry)
  countEvent(event)
}

const trackedEver = new Set<string>()
const trackedOnVisit = new WeakMap<object, Set<string>>()

/** A shopper who comes back to a page sees again what was seen; one who goes there anew sees it anew. */
function isNew({ what, visit, isBack }: Impression): boolean {
  const here = trackedOnVisit.get(visit) ?? new Set()
  if (here.has(what) || (isBack && trackedEver.has(what))) return false
  trackedOnVisit.set(visit, here.add(what))
  trackedEver.add(what)
  return true
}

let lastSearch = ''

/** An order is tracked once, whatever is loaded again; the same words are one search, however the shopper looks through what they found. */
function isAgain(event: ShopEvent): boolean {
  if (event.type === 'order-placed') return !isFirstTracked(event.order)
  if (event.type !== 'searched') return false
  const isSame = event.words === lastSearch
  lastSearch = event.words
  return isSame
}

/** Whether this order is tracked now for the first time; from then on it counts as tracked. */
function isFirstTracked({ orderId }: PlacedOrderAnswer): boolean {
  const last = understandLastOrder(parseText(readText(lastOrderKey)))
  if (!last || last.isTracked || last.order.orderId !== orderId) return false
  storeText(lastOrderKey, JSON.stringify({ ...last, isTracked: true } satisfies LastOrder))
  return true
}
