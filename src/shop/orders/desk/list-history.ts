import { asc, inArray } from 'drizzle-orm'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import type { ChangeDetails } from '../edits/change-details.ts'
import { isEditAfter } from '../edits/edit.ts'
import type { CallOutcome } from '../calls/call.ts'
import { orderChanges, orderNotes } from '../tables.ts'
import { orderCalls } from '../calls/tables.ts'

/** Who did something: the shopper, the shop by itself, a script, somebody of the staff, or somebody who has left since. */
export type Author =
  | { kind: 'shopper' | 'shop' | 'script' | 'left' }
  | { kind: 'person'; id: string; name: string }

export interface HistoryEntry {
  id: string
  at: Date
  author: Author
  field: (typeof orderChanges.$inferSelect)['field']
  /** Of status and payment the word; of an edit the version; of a return the pieces that had come back. */
  from: string | null
  to: string
  reason: string
  /** Of a payment: how much it was. */
  amountInPaisa: number | null
  /** Of an edit and a return: what exactly. */
  details: ChangeDetails | null
}

export interface OrderNote {
  id: string
  at: Date
  author: Author
  text: string
}

export interface OrderCall {
  id: string
  at: Date
  author: Author
  outcome: CallOutcome
  /** When it was to be called again. */
  callAgainAt: Date | null
  note: string
  /** A wrong press, taken back. */
  isUndone: boolean
}

export interface OrderRecords {
  /** From placed to now. */
  history: HistoryEntry[]
  /** The first one first. */
  notes: OrderNote[]
  /** The first one first. */
  calls: OrderCall[]
}

/** All that was done to orders and written about them, by the id of the order: four queries, however many orders there are. */
export async function listRecords(
  shop: Shop,
  orderRefs: readonly string[],
): Promise<Map<string, OrderRecords>> {
  const ids = [...orderRefs]
  const [changes, notes, calls] = await Promise.all([
    shop.database
      .select()
      .from(orderChanges)
      .where(inArray(orderChanges.orderRef, ids))
      .orderBy(asc(orderChanges.at), asc(orderChanges.id)),
    shop.database
      .select()
      .from(orderNotes)
      .where(inArray(orderNotes.orderRef, ids))
      .orderBy(asc(orderNotes.id)),
    shop.database
      .select()
      .from(orderCalls)
      .where(inArray(orderCalls.orderRef, ids))
      .orderBy(asc(orderCalls.id)),
  ])
  const authors = [...changes, ...notes, ...calls].map(({ by }) => by).filter(isAccount)
  const names = await namePeople(shop, authors)
  const records = new Map(ids.map((id) => [id, emptyRecords()]))
  for (const { orderRef, by, ...change } of changes)
    records.get(orderRef)?.history.push({ ...change, author: authorOf(by, names) })
  for (const { orderRef, by, ...note } of notes)
    records.get(orderRef)?.notes.push({ ...note, author: authorOf(by, names) })
  for (const { orderRef, by, undoneAt, ...call } of calls)
    records
      .get(orderRef)
      ?.calls.push({ ...call, isUndone: undoneAt !== null, author: authorOf(by, names) })
  return records
}

/** The edits of an order after this version: what somebody missed who read that one. */
export async function listEditsSince(
  shop: Shop,
  orderRef: string,
  version: number,
): Promise<HistoryEntry[]> {
  const { history = [] } = (await listRecords(shop, [orderRef])).get(orderRef) ?? {}
  return history.filter((entry) => isEditAfter(entry, version))
}

const emptyRecords = (): OrderRecords => ({ history: [], notes: [], calls: [] })

export const isAccount = (by: string) => /^[\da-f]{8}-/.test(by)

export function authorOf(by: string, names: Awaited<ReturnType<typeof namePeople>>): Author {
  if (by === 'shopper' || by === 'shop') return { kind: by }
  if (!isAccount(by)) return { kind: 'script' }
  const person = names.get(by)
  return person ? { kind: 'person', id: by, name: person.name } : { kind: 'left' }
}
