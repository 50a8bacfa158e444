import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { placedAtOf } from '../placed-at-of.ts'
import { orders } from '../tables.ts'
import { orderTags } from './tables.ts'
import { mostTagsOfOrder, tagSchema } from './tag-contract.ts'

/** Gives an order a tag, or takes it away. */
export const tagOrder = defineAction({
  allow: 'move-orders',
  input: z.object({ orderRef: z.uuid(), tag: tagSchema, isSet: z.boolean() }),
  run: async ({ database, input: { orderRef, tag, isSet } }) => {
    // Two people who tag it at once are counted one after the other.
    const [order] = await database
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(eq(orders.id, orderRef))
      .for('no key update')
    if (!order) return { outcome: 'not-found' }
    const before = await listTagsOf(database, orderRef)
    if (before.includes(tag) === isSet) return { outcome: 'tagged', isChanged: false }
    if (isSet && before.length >= mostTagsOfOrder) return { outcome: 'tags-full' }
    await storeTag(database, { orderRef, tag, isSet })
    return {
      outcome: 'tagged',
      isChanged: true,
      change: {
        action: 'order-tagged',
        subject: { type: 'order', id: orderRef, name: order.orderId },
        // How many: what they say may be about a person.
        before: { tags: before.length },
        after: { tags: before.length + (isSet ? 1 : -1) },
        topics: [],
      },
    }
  },
})

async function listTagsOf(database: Database, orderRef: string): Promise<string[]> {
  const rows = await database
    .select({ tag: orderTags.tag })
    .from(orderTags)
    .where(eq(orderTags.orderRef, orderRef))
    .orderBy(asc(orderTags.tag))
  return rows.map(({ tag }) => tag)
}

async function storeTag(
  database: Database,
  { orderRef, tag, isSet }: { orderRef: string; tag: string; isSet: boolean },
): Promise<void> {
  if (isSet)
    await database.insert(orderTags).values({ orderRef, placedAt: placedAtOf(orderRef), tag })
  else
    await database
      .delete(orderTags)
      .where(and(eq(orderTags.orderRef, orderRef), eq(orderTags.tag, tag)))
}
