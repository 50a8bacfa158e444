import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { likePattern } from '#platform/text/like-pattern.ts'
import { searchForm } from '#platform/text/search-form.ts'
import type { Shop } from '#shop/shop.ts'
import { mostCounted, peopleOnPage, type PeopleOrder, type Person } from './person.ts'
import type { Role } from '../roles/role.ts'
import { searchedText, users } from '../tables.ts'

interface PeopleWanted {
  /** A part of name or e-mail. */
  q?: string | undefined
  role?: Role | undefined
  sort?: PeopleOrder | undefined
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
  isCounted?: boolean
}

interface ListedPeople {
  people: Person[]
  /** The id of the last one, where more follow. */
  next: string | undefined
  /** How many fit in all; exact up to `mostCounted`. Left out where nobody asked for it. */
  count: number | undefined
}

const personColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  blockedAt: users.blockedAt,
  secondFactorAt: users.secondFactorAt,
  since: users.createdAt,
  image: users.image,
  language: users.language,
}

// Ids of version 7 grow with time.
const orders: Record<PeopleOrder, SQL[]> = {
  newest: [desc(users.id)],
  oldest: [asc(users.id)],
  name: [asc(users.name), asc(users.id)],
}

/** Behind the account with this id, whatever it is called now. */
const comesAfter: Record<PeopleOrder, (after: string) => SQL> = {
  newest: (after) => sql`${users.id} < ${after}::uuid`,
  oldest: (after) => sql`${users.id} > ${after}::uuid`,
  name: (after) =>
    sql`(${users.name}, ${users.id}) > ((SELECT before.name FROM ${users} before WHERE before.id = ${after}), ${after}::uuid)`,
}

/** Accounts as those see them who look after all of them. Each page goes on by an index, however many came before it. */
export async function listPeople(
  { database }: Pick<Shop, 'database'>,
  { q, role, sort = 'newest', after, limit = peopleOnPage, isCounted = false }: PeopleWanted = {},
): Promise<ListedPeople> {
  const wanted = and(namedLike(q), role && hasRole(role))
  const [rows, count] = await Promise.all([
    database
      .select(personColumns)
      .from(users)
      .where(and(wanted, after === undefined ? undefined : comesAfter[sort](after)))
      .orderBy(...orders[sort])
      .limit(limit + 1),
    isCounted ? countFound(database, wanted, sort) : undefined,
  ])
  const people = rows.slice(0, limit)
  return { people, next: rows.length > limit ? people.at(-1)?.id : undefined, count }
}

/** In the order of the list: PostgreSQL then walks the same index for both. */
async function countFound(
  database: Shop['database'],
  wanted: SQL | undefined,
  sort: PeopleOrder,
): Promise<number> {
  const some = database
    .select({ id: users.id })
    .from(users)
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(mostCounted + 1)
    .as('some')
  const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}

/** Whose name or e-mail has these letters in it. */
const namedLike = (q: string | undefined): SQL | undefined =>
  q ? sql`${searchedText(users)} LIKE ${likePattern(searchForm(q))}` : undefined

const hasRole = (role: Role) =>
  role === 'blocked'
    ? isNotNull(users.blockedAt)
    : and(eq(users.role, role), isNull(users.blockedAt))

const mostStaff = 100

/** Who works for the shop, by name: to be offered where a person is looked for. */
export const listStaff = ({ database }: Pick<Shop, 'database'>) =>
  database
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(ne(users.role, 'customer'))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostStaff)

/** `isLastOwner`: whether nobody else owns the shop. */
export async function findPerson(
  shop: Shop,
  id: string,
): Promise<(Person & { isLastOwner: boolean }) | undefined> {
  const [person] = await shop.database.select(personColumns).from(users).where(eq(users.id, id))
  if (!person) return undefined
  const isOwner = person.role === 'owner' && !person.blockedAt
  return { ...person, isLastOwner: isOwner && (await countOwners(shop)) === 1 }
}

const countOwners = (shop: Shop) => shop.database.$count(users, hasRole('owner'))

/** What the account of this id is called, as a column of a query; null where it is gone, or where there is none. */
export const nameOfPerson = (id: AnyPgColumn | SQL): SQL<string | null> =>
  sql`(SELECT ${users.name} FROM ${users} WHERE ${users.id} = ${id})`

export const emailOfPerson = (id: AnyPgColumn | SQL): SQL<string | null> =>
  sql`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${id})`

/** What people are called, by their ids; a person who has deleted their account is not in it. */
export async function namePeople(
  shop: Shop,
  ids: readonly string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (ids.length === 0) return new Map()
  const found = await shop.database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(found.map(({ id, ...person }) => [id, person]))
}
