import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { namedLike } from './list-users.ts'
import { peopleOnPage, type PeopleOrder, type Person } from './person.ts'
import type { Role } from '../roles/role.ts'
import { users } from '../tables.ts'

export interface PeopleWanted {
  /** A part of name or e-mail. */
  q: string
  role: Role | undefined
  sort: PeopleOrder
  /** From 1. */
  page: number
}

export const personColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  blockedAt: users.blockedAt,
  secondFactorAt: users.secondFactorAt,
  since: users.createdAt,
}

// Ids of version 7 grow with time.
const orders = {
  newest: [desc(users.id)],
  oldest: [asc(users.id)],
  name: [asc(users.name), asc(users.id)],
}

/** One page of the accounts, and how many there are in all. */
export async function listPeople(
  shop: Shop,
  { q, role, sort, page }: PeopleWanted,
): Promise<{ people: Person[]; total: number }> {
  const wanted = and(namedLike(q), role && hasRole(role))
  const people = await shop.database
    .select(personColumns)
    .from(users)
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(peopleOnPage)
    .offset((page - 1) * peopleOnPage)
  return { people, total: await shop.database.$count(users, wanted) }
}

export const hasRole = (role: Role) =>
  role === 'blocked'
    ? isNotNull(users.blockedAt)
    : and(eq(users.role, role), isNull(users.blockedAt))

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

/** What people are called, by their ids; anyone who has deleted their account is not in it. */
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
