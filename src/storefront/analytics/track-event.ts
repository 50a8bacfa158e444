import type { ShopEvent } from './shop-event.ts'

/** When something counts as seen, and that it is not counted twice. */
export interface Impression {
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

export interface TrackedEvent {
  event: ShopEvent
  impression?: Impression | undefined
}

const waiting: TrackedEvent[] = []
let handle: ((tracked: TrackedEvent) => void) | undefined

/** Hands an event to the tracking, which is loaded when the page is idle: events before that wait in memory. */
export function trackEvent(event: ShopEvent, impression?: Impression): void {
  const tracked = { event, impression }
  if (handle) handle(tracked)
  else waiting.push(tracked)
}

export function onEvent(listener: (tracked: TrackedEvent) => void): void {
  handle = listener
  for (const tracked of waiting.splice(0)) listener(tracked)
}
