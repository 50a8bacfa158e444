import type { ExportedList } from '../../exports/export-format.ts'
import type { StatusCounts } from '../desk/count-orders.ts'
import type { Happening } from './list-happenings.ts'
import type { OrderChange } from './topics.ts'

/** What a browser of the staff receives: ids and numbers, and nothing of people. */
export interface OrderNews {
  /** The latest change in it: a client that comes back sends it, and gets what came after. */
  cursor: string
  placed: { ref: string; number: string }[]
  /** Refs of orders that changed. */
  changed: string[]
  /** Those of them that somebody else changed. */
  changedByOthers: string[]
  /** How much of it others did that waits for somebody of the shop. */
  unread: number
  /** How many of those are new orders. */
  fresh: number
  /** False where there was more than is sent: what is shown must be read anew. */
  isWhole: boolean
  counts: StatusCounts
}

/** An export that they asked for has ended. `isLate`: before they came. */
export interface ExportNews {
  name: 'export'
  list: ExportedList
  id: string
  state: 'ready' | 'failed'
  isLate: boolean
}

export type FeedEvent =
  | { name: 'orders'; news: OrderNews }
  /** Somebody opened or left the page of this order. */
  | { name: 'presence'; ref: string }
  /** Somebody wrote to the shop on its contact page, or something was done about it. */
  | { name: 'message'; ref: string }
  /** Somebody let go of an order that waits to be called. */
  | { name: 'calls' }
  | ExportNews
  /** Nothing but that the connection lives. */
  | { name: 'beat' }
  /** They may not read any more: coming back is of no use. */
  | { name: 'end' }

export interface FoundNews {
  cursor: string
  happenings: readonly Happening[]
  /** Changed in ways that no history records, such as a note. */
  alsoChanged: readonly OrderChange[]
  isWhole: boolean
  counts: StatusCounts
}

/** The same for everybody, but for what they did themselves. */
export function newsFor(
  userId: string,
  { happenings, alsoChanged, ...rest }: FoundNews,
): OrderNews {
  const placed = happenings.filter(({ isNew }) => isNew)
  const changes = [...happenings.filter(({ isNew }) => !isNew), ...alsoChanged]
  const isOfOthers = ({ by }: Pick<OrderChange, 'by'>) => by !== userId
  const waiting = happenings.filter((each) => each.concernsStaff && isOfOthers(each))
  return {
    ...rest,
    placed: placed.map(({ orderRef, orderId }) => ({ ref: orderRef, number: orderId })),
    changed: refsOf(changes),
    changedByOthers: refsOf(changes.filter(isOfOthers)),
    unread: waiting.length,
    fresh: waiting.filter(({ isNew }) => isNew).length,
  }
}

const refsOf = (changes: readonly OrderChange[]) => [
  ...new Set(changes.map(({ orderRef }) => orderRef)),
]
