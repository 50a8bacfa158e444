import type { ShopEvent } from './shop-event.ts'

/** When something counts as seen, and that it is not counted twice. */
export interface Sight {
  /** Names what is seen: the same again is the same name. */
  what: string
  /** The piece of page that shows it, for as long as it is there. */
  visit: object
  /** The shopper came back to a page instead of going to it. */
  isBack: boolean
  /** It is seen once this is. */
  element: Element | null
  /** The piece of page is gone. */
  gone: AbortSignal
}

export interface Told {
  event: ShopEvent
  sight?: Sight | undefined
}

const waiting: Told[] = []
let hear: ((told: Told) => void) | undefined

/** What happens is told at once; what listens is loaded when the page is idle, and hears then what was told before. */
export function tell(event: ShopEvent, sight?: Sight): void {
  const told = { event, sight }
  if (hear) hear(told)
  else waiting.push(told)
}

export function listen(listener: (told: Told) => void): void {
  hear = listener
  for (const told of waiting.splice(0)) listener(told)
}
