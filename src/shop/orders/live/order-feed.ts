import type { Presence, PresenceNote } from './presence.ts'
import type { Listener } from './staff-seats.ts'

type JoinResult = { outcome: 'joined'; leave: () => void } | { outcome: 'too-many' }

/** What is new of orders, for the open pages of the back office on this instance (docs/decisions/0101). */
export interface OrderFeed {
  /** An order was placed here. Nobody waits: it is announced afterwards. */
  announceNewOrder: () => void
  /** What any instance announced. */
  receive: (topics: readonly string[]) => void
  /** Announcements were missed. */
  catchUp: () => void
  /** `since`: the cursor that they received last. */
  join: (listener: Listener, since?: string) => JoinResult
  notePresence: (note: PresenceNote) => Promise<void>
  othersAt: (orderRef: string, userId: string) => ReturnType<Presence['othersAt']>
  close: () => Promise<void>
}
