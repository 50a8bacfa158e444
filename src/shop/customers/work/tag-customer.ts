import { count, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '../../define-action.ts'
import { tagsSchema } from '../contract.ts'
import { mostTagsOfShop } from '../customer.ts'
import { findMembers, type Members } from '../people/find-members.ts'
import { lockCustomers } from '../people/lock-customers.ts'
import { refreshPeople } from '../people/refresh-people.ts'
import { customerIdentities, customers, customerTags } from '../tables.ts'

/** Gives a customer these tags, and takes all others away. */
export const tagCustomer = defineAction({
  allow: 'edit-customers',
  input: z.object({ customerId: z.uuid(), tags: tagsSchema }),
  run: async ({ database, input: { customerId, tags } }) => {
    await lockCustomers(database)
    const members = await findMembers(database, customerId)
    if (!members) return { outcome: 'not-found' }
    const wanted = [...new Set(tags)].toSorted()
    const before = tagsOf(members)
    const added = wanted.filter((tag) => !before.includes(tag))
    if (!(await hasRoomFor(database, added))) return { outcome: 'too-many-tags' }
    await storeTags(database, members, wanted)
    const removed = before.filter((tag) => !wanted.includes(tag))
    await forgetUnused(database, removed)
    return {
      outcome: 'tagged',
      change: {
        action: 'customer-tagged',
        subject: { type: 'customer', id: members.customerId },
        // How many: what they say is about a person.
        before: { tags: before.length },
        after: { tags: wanted.length },
        topics: [],
      },
    }
  },
})

export const tagsOf = ({ identities }: Pick<Members, 'identities'>): string[] =>
  [...new Set(identities.flatMap(({ tags }) => tags))].toSorted()

/** A list of tags that nobody can look through sorts nothing. Under the lock of customers. */
async function hasRoomFor(database: Database, added: readonly string[]): Promise<boolean> {
  if (added.length === 0) return true
  await database
    .insert(customerTags)
    .values(added.map((name) => ({ name })))
    .onConflictDoNothing()
  const [row] = await database.select({ tags: count() }).from(customerTags)
  if ((row?.tags ?? 0) <= mostTagsOfShop) return true
  await forgetUnused(database, added)
  return false
}

async function storeTags(
  database: Database,
  { customerId, identities }: Members,
  tags: readonly string[],
): Promise<void> {
  const ids = identities.map(({ id }) => id)
  await database
    .update(customerIdentities)
    .set({ tags: [] })
    .where(inArray(customerIdentities.id, ids))
  await database
    .update(customerIdentities)
    .set({ tags: [...tags] })
    .where(eq(customerIdentities.id, customerId))
  await refreshPeople(database, ids)
}

/** A tag that no customer has any more is offered no more. */
export async function forgetUnused(database: Database, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await database.execute(sql`
    DELETE FROM ${customerTags} tag WHERE tag.name = ANY(${sql.param([...tags])}::text[])
      AND NOT EXISTS (SELECT FROM ${customers} c WHERE c.tags @> ARRAY[tag.name])`)
}
