import type { Presence, PresenceNote } from './presence.ts'
import type { Listener } from './staff-seats.ts'

type JoinResult = { outcome: 'joined'; leave: () => void } | { outcome: 'too-many' }

/** What is new of orders, for the open pages of the back office on this instance (docs/decisions/0101). */
export interface OrderFeed {
  /** An order was placed here. Nobody waits: it is told of afterwards. */
  tellNewOrder: () => void
  /** What any instance announced. */
  hear: (topics: readonly string[]) => void
  /** Announcements were missed. */
  hearAnything: () => void
  /** `since`: the cursor that they heard last. */
  join: (listener: Listener, since?: string) => JoinResult
  notePresence: (note: PresenceNote) => Promise<void>
  othersAt: (orderRef: string, userId: string) => ReturnType<Presence['othersAt']>
  close: () => Promise<void>
}
