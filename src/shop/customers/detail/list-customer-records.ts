import { asc, desc, inArray, or } from 'drizzle-orm'
import { namePeople } from '../../identity/users/list-people.ts'
import { authorOf, isAccount, type Author } from '../../orders/desk/list-history.ts'
import type { Shop } from '../../shop.ts'
import type { CustomerMark, JoinReason } from '../customer.ts'
import type { Members } from '../people/find-members.ts'
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
  /** The first one first. */
  notes: CustomerNote[]
  /** The latest one first. */
  events: CustomerEvent[]
  joins: StandingJoin[]
}

/** More is no list that somebody reads; the latest are the ones that count. */
const mostRecords = 200

/** All that staff wrote about a customer and did to them. */
export async function listCustomerRecords(
  shop: Shop,
  { identities }: Members,
): Promise<CustomerRecords> {
  const ids = identities.map(({ id }) => id)
  const [notes, markings, joins] = await Promise.all([
    shop.database
      .select()
      .from(customerNotes)
      .where(inArray(customerNotes.identityId, ids))
      .orderBy(asc(customerNotes.id))
      .limit(mostRecords),
    shop.database
      .select()
      .from(customerMarkings)
      .where(inArray(customerMarkings.identityId, ids))
      .orderBy(desc(customerMarkings.id))
      .limit(mostRecords),
    shop.database
      .select()
      .from(customerJoins)
      .where(or(inArray(customerJoins.identityId, ids), inArray(customerJoins.intoId, ids)))
      .orderBy(desc(customerJoins.id))
      .limit(mostRecords),
  ])
  const authors = [...notes, ...markings, ...joins].map(({ by }) => by)
  const undoers = joins.flatMap(({ undoneBy }) => undoneBy ?? [])
  const names = await namePeople(shop, [...authors, ...undoers].filter(isAccount))
  const events = eventsOf(markings, joins, names)
  return {
    notes: notes.map(({ id, at, by, text }) => ({ id, at, text, author: authorOf(by, names) })),
    events: events.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    joins: joins
      .filter(({ undoneAt }) => undoneAt === null)
      .map(({ id, identityId, reason }) => ({ id, identityId, reason })),
  }
}

function eventsOf(
  markings: readonly (typeof customerMarkings.$inferSelect)[],
  joins: readonly (typeof customerJoins.$inferSelect)[],
  names: Awaited<ReturnType<typeof namePeople>>,
): CustomerEvent[] {
  return [
    ...markings.map(({ id, at, by, mark, reason }) => ({
      id,
      at,
      author: authorOf(by, names),
      what: 'marked' as const,
      mark,
      reason,
    })),
    ...joins.map(({ id, at, by, reason }) => ({
      id,
      at,
      author: authorOf(by, names),
      what: 'joined' as const,
      reason,
    })),
    ...joins.flatMap(({ id, undoneAt, undoneBy }) =>
      undoneAt === null
        ? []
        : [
            {
              id: `${id} undone`,
              at: undoneAt,
              author: authorOf(undoneBy ?? 'shop', names),
              what: 'separated' as const,
            },
          ],
    ),
  ]
}
