import { desc, getTableColumns, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
import { authorNamed, nameOfAuthor, type Author } from '../../orders/desk/list-history.ts'
import type { CustomerMark, JoinReason } from '../customer.ts'
import { customerJoins, customerMarkings, customerNotes } from '../tables.ts'

export interface CustomerNote {
  id: string
  at: Date
  author: Author
  text: string
}

/** What was done to a customer, by whom. */
export interface CustomerEvent {
  id: string
  at: Date
  author: Author
  what: 'marked' | 'joined' | 'separated'
  /** Where they were marked. */
  mark?: CustomerMark
  /** Why they were marked, in words; or what said that they are one person. */
  reason?: string
}

/** A join that stands and can be undone. */
export interface StandingJoin {
  id: string
  /** Who was joined; one of the identities of the customer. */
  identityId: string
  reason: JoinReason
}

export interface CustomerRecords {
  /** The latest `mostRecords`, oldest first. */
  notes: CustomerNote[]
  /** The latest one first. */
  events: CustomerEvent[]
  joins: StandingJoin[]
}

/** More is no list that somebody reads; the latest are the ones that count. */
const mostRecords = 200

const isTheirs = (identityId: AnyPgColumn) =>
  sql`${identityId} = ANY(ARRAY(SELECT id FROM members))`

/** All that staff wrote about the customer that is `members`, and did to them. */
export const selectRecords = (database: Database) => ({
  notes: rowsOf(
    database
      .select({ ...getTableColumns(customerNotes), authorName: nameOfAuthor(customerNotes.by) })
      .from(customerNotes)
      .where(isTheirs(customerNotes.identityId))
      .orderBy(desc(customerNotes.id))
      .limit(mostRecords),
  ),
  markings: rowsOf(
    database
      .select({
        ...getTableColumns(customerMarkings),
        authorName: nameOfAuthor(customerMarkings.by),
      })
      .from(customerMarkings)
      .where(isTheirs(customerMarkings.identityId))
      .orderBy(desc(customerMarkings.id))
      .limit(mostRecords),
  ),
  joins: rowsOf(
    database
      .select({
        ...getTableColumns(customerJoins),
        authorName: nameOfAuthor(customerJoins.by),
        undoerName: nameOfAuthor(customerJoins.undoneBy),
      })
      .from(customerJoins)
      .where(or(isTheirs(customerJoins.identityId), isTheirs(customerJoins.intoId)))
      .orderBy(desc(customerJoins.id))
      .limit(mostRecords),
  ),
})

type Selected<Part extends keyof ReturnType<typeof selectRecords>> = ReturnType<
  typeof selectRecords
>[Part]['_']['type']

interface SelectedRecords {
  notes: Selected<'notes'>
  markings: Selected<'markings'>
  joins: Selected<'joins'>
}

export function recordsOf({ notes, markings, joins }: SelectedRecords): CustomerRecords {
  const events = [...markings.map(eventOfMarking), ...joins.flatMap(eventsOfJoin)]
  return {
    notes: notes.toReversed().map(({ id, at, by, text, authorName }) => ({
      id,
      at,
      text,
      author: authorNamed(by, authorName),
    })),
    events: events.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    joins: joins
      .filter(({ undoneAt }) => undoneAt === null)
      .map(({ id, identityId, reason }) => ({ id, identityId, reason })),
  }
}

const eventOfMarking = ({
  id,
  at,
  by,
  mark,
  reason,
  authorName,
}: Selected<'markings'>[number]): CustomerEvent => ({
  id,
  at,
  author: authorNamed(by, authorName),
  what: 'marked',
  mark,
  reason,
})

function eventsOfJoin(join: Selected<'joins'>[number]): CustomerEvent[] {
  const { id, at, by, reason, authorName, undoneAt, undoneBy, undoerName } = join
  const joined: CustomerEvent = {
    id,
    at,
    author: authorNamed(by, authorName),
    what: 'joined',
    reason,
  }
  if (undoneAt === null) return [joined]
  const author = authorNamed(undoneBy ?? 'shop', undoerName)
  return [joined, { id: `${id} undone`, at: undoneAt, author, what: 'separated' }]
}
