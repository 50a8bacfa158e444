import { pushEntry, startTagManager, type Entry } from './data-layer.ts'
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
  startTagManager(idIn('tag-manager'))
  void startMeasurers()
  onEvent(handleEvent)
}

const idIn = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Those that hear of events without a tag manager; what happens while their code comes waits for it. */
let measurers: ((entry: Entry) => void)[] = []
let heard: Entry[] | undefined = []

async function startMeasurers(): Promise<void> {
  const [ga4Id, pixelId] = [idIn('google-analytics'), idIn('meta-pixel')]
  const [google, meta] = await Promise.all([
    ga4Id ? import('./measurers/google-analytics.ts') : undefined,
    pixelId ? import('./measurers/meta-pixel.ts') : undefined,
  ])
  measurers = [google?.startGoogleAnalytics(ga4Id), meta?.startMetaPixel(pixelId)].filter(
    (one) => one !== undefined,
  )
  const waiting = heard ?? []
  heard = undefined
  for (const entry of waiting) tellMeasurers(entry)
}

function tellMeasurers(entry: Entry): void {
  if (heard) heard.push(entry)
  else for (const tell of measurers) tell(entry)
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
  for (const entry of entriesOf(event)) {
    pushEntry(entry)
    // Who somebody is and where they are is for the tag manager alone, as specified (7).
    if (event.type !== 'visitor-located') tellMeasurers(entry)
  }
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
