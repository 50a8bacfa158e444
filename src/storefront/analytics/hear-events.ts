import { isFirstTold } from '../ordered/first-told.ts'
import { pushEntry, startTagManager } from './data-layer.ts'
import { entriesOf } from './ga4.ts'
import type { ShopEvent } from './shop-event.ts'
import { listen, type Sight, type Told } from './tell.ts'
import { whenInSight } from './when-in-sight.ts'

/** From now on, and for what was told before: it goes to the data layer, each thing once. */
export function hearEvents(): void {
  const id = document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content
  startTagManager(id ?? '')
  listen(hear)
}

function hear({ event, sight }: Told): void {
  if (!sight) return push(event)
  const see = () => {
    if (isNew(sight)) push(event)
  }
  if (sight.element) whenInSight(sight.element, see, sight.gone)
  else see()
}

function push(event: ShopEvent): void {
  if (isAgain(event)) return
  for (const entry of entriesOf(event)) pushEntry(entry)
}

const seenEver = new Set<string>()
const seenOnVisit = new WeakMap<object, Set<string>>()

/** Whoever comes back to a page sees again what was seen; whoever goes there anew sees it anew. */
function isNew({ what, visit, isBack }: Sight): boolean {
  const here = seenOnVisit.get(visit) ?? new Set()
  if (here.has(what) || (isBack && seenEver.has(what))) return false
  seenOnVisit.set(visit, here.add(what))
  seenEver.add(what)
  return true
}

let lastSearch = ''

/** An order is told once, whatever is loaded again; the same words are one search, however the shopper looks through what they found. */
function isAgain(event: ShopEvent): boolean {
  if (event.type === 'order-placed') return !isFirstTold(event.order)
  if (event.type !== 'searched') return false
  const isSame = event.words === lastSearch
  lastSearch = event.words
  return isSame
}
