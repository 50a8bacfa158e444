import { count, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '../../define-action.ts'
import { tagSchema } from '../contract.ts'
import { mostTagsOfCustomer, mostTagsOfShop } from '../customer.ts'
import { findMembers, type Members } from '../people/find-members.ts'
import { lockCustomers } from '../people/lock-customers.ts'
import { refreshPeople } from '../people/refresh-people.ts'
import { customerIdentities, customers, customerTags } from '../tables.ts'

/** Gives a customer a tag, or takes it away. */
export const tagCustomer = defineAction({
  allow: 'edit-customers',
  input: z.object({ customerId: z.uuid(), tag: tagSchema, isSet: z.boolean() }),
  run: async ({ database, input: { customerId, tag, isSet } }) => {
    // Two people who tag somebody at once are counted one after the other.
    await lockCustomers(database)
    const members = await findMembers(database, customerId)
    if (!members) return { outcome: 'not-found' }
    const before = tagsOf(members)
    if (before.includes(tag) === isSet) return { outcome: 'tagged', isChanged: false }
    if (isSet && before.length >= mostTagsOfCustomer) return { outcome: 'tags-full' }
    if (isSet && !(await hasRoomFor(database, tag))) return { outcome: 'too-many-tags' }
    await storeTag(database, members, { tag, isSet })
    if (!isSet) await forgetUnused(database, [tag])
    return {
      outcome: 'tagged',
      isChanged: true,
      change: {
        action: 'customer-tagged',
        subject: { type: 'customer', id: members.customerId },
        // How many: what they say is about a person.
        before: { tags: before.length },
        after: { tags: before.length + (isSet ? 1 : -1) },
        topics: [],
      },
    }
  },
})

export const tagsOf = ({ identities }: Pick<Members, 'identities'>): string[] =>
  [...new Set(identities.flatMap(({ tags }) => tags))].toSorted()

/** A list of tags that nobody can look through sorts nothing. Under the lock of customers. */
async function hasRoomFor(database: Database, name: string): Promise<boolean> {
  await database.insert(customerTags).values({ name }).onConflictDoNothing()
  const [row] = await database.select({ tags: count() }).from(customerTags)
  if ((row?.tags ?? 0) <= mostTagsOfShop) return true
  await forgetUnused(database, [name])
  return false
}

/** A tag is added to the customer's own row, and removed from every identity that has it. */
async function storeTag(
  database: Database,
  { customerId, identities }: Members,
  { tag, isSet }: { tag: string; isSet: boolean },
): Promise<void> {
  const ids = identities.map(({ id }) => id)
  const { id, tags } = customerIdentities
  await database
    .update(customerIdentities)
    .set({ tags: isSet ? sql`array_append(${tags}, ${tag})` : sql`array_remove(${tags}, ${tag})` })
    .where(isSet ? eq(id, customerId) : inArray(id, ids))
  await refreshPeople(database, ids)
}

/** Deletes those of the tags that no customer has: a list of tags offers only tags in use. */
export async function forgetUnused(database: Database, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await database.execute(sql`
    DELETE FROM ${customerTags} tag WHERE tag.name = ANY(${sql.param([...tags])}::text[])
      AND NOT EXISTS (SELECT FROM ${customers} c WHERE c.tags @> ARRAY[tag.name])`)
}
