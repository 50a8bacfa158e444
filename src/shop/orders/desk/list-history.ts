import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { placedIds, prepared } from '#platform/database/prepared.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
import { nameOfPerson } from '#shop/identity/users/list-people.ts'
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
  /** From placed to now; the latest `mostChanges`. */
  history: HistoryEntry[]
  /** The first one first. */
  notes: OrderNote[]
  /** The first one first. */
  calls: OrderCall[]
}

/** Nobody where no account did it. */
export const nameOfAuthor = (by: AnyPgColumn | SQL): SQL<string | null> =>
  nameOfPerson(
    sql`CASE WHEN ${by} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${by}::uuid END`,
  )

type Records = typeof orderChanges | typeof orderNotes | typeof orderCalls

/** The latest of each order; a page cannot show any number of them. */
const mostChanges = 500
const mostNotes = 200
const mostCalls = 200

/** The latest changes, notes and calls of the orders of a list of ids, oldest first. */
export function selectRecords(database: Database, ids: SQL) {
  const isLatest = (records: Records, most: number, order = sql`id DESC`) => sql`
    ${records.id} = ANY(ARRAY(
      SELECT latest.id FROM unnest(${ids}) AS wanted(id) CROSS JOIN LATERAL (
        SELECT id FROM ${records} AS own WHERE own.order_ref = wanted.id ORDER BY ${order} LIMIT ${sql.raw(String(most))}
      ) latest))`
  return {
    changes: database
      .select({ ...getTableColumns(orderChanges), authorName: nameOfAuthor(orderChanges.by) })
      .from(orderChanges)
      .where(isLatest(orderChanges, mostChanges, sql`at DESC, id DESC`))
      .orderBy(asc(orderChanges.at), asc(orderChanges.id)),
    notes: database
      .select({ ...getTableColumns(orderNotes), authorName: nameOfAuthor(orderNotes.by) })
      .from(orderNotes)
      .where(isLatest(orderNotes, mostNotes))
      .orderBy(asc(orderNotes.id)),
    calls: database
      .select({ ...getTableColumns(orderCalls), authorName: nameOfAuthor(orderCalls.by) })
      .from(orderCalls)
      .where(isLatest(orderCalls, mostCalls))
      .orderBy(asc(orderCalls.id)),
  }
}

const recording = prepared((database) => {
  const { changes, notes, calls } = selectRecords(database, placedIds)
  return database
    .select({ changes: rowsOf(changes), notes: rowsOf(notes), calls: rowsOf(calls) })
    .from(sql`(SELECT) AS nothing`)
    .prepare('records_of_orders')
})

type Recorded = Awaited<ReturnType<ReturnType<typeof recording>['execute']>>[number]

/** All that was done to orders and written about them, by the id of the order: one query, however many orders there are. */
export async function listRecords(
  { database }: Pick<Shop, 'database'>,
  orderRefs: readonly string[],
): Promise<Map<string, OrderRecords>> {
  const [recorded] = await recording(database).execute({ ids: orderRefs })
  return recordsOf(orderRefs, recorded)
}

/** By the id of the order. */
export function recordsOf(
  orderRefs: readonly string[],
  { changes, notes, calls }: Recorded = { changes: [], notes: [], calls: [] },
): Map<string, OrderRecords> {
  const records = new Map(orderRefs.map((id) => [id, emptyRecords()]))
  for (const { orderRef, by, authorName, ...change } of changes)
    records.get(orderRef)?.history.push({ ...change, author: authorNamed(by, authorName) })
  for (const { orderRef, by, authorName, ...note } of notes)
    records.get(orderRef)?.notes.push({ ...note, author: authorNamed(by, authorName) })
  for (const { orderRef, by, authorName, undoneAt, ...call } of calls) {
    const author = authorNamed(by, authorName)
    records.get(orderRef)?.calls.push({ ...call, isUndone: undoneAt !== null, author })
  }
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

export const authorOf = (by: string, names: ReadonlyMap<string, { name: string }>): Author =>
  authorNamed(by, names.get(by)?.name ?? null)

/** `name`: of the account; null where it is gone, or where it was none. */
export function authorNamed(by: string, name: string | null): Author {
  if (by === 'shopper' || by === 'shop') return { kind: by }
  if (!isAccount(by)) return { kind: 'script' }
  return name === null ? { kind: 'left' } : { kind: 'person', id: by, name }
}
