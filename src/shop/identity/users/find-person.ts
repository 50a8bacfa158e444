import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { hasRole, personColumns } from './list-people.ts'
import type { Person } from './person.ts'
import { users } from '../tables.ts'

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
