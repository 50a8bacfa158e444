import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { attributesTopic } from '../topics.ts'
import { findAttributes } from './list-attributes.ts'

/** Puts attributes in another order, as specifications and filters show them: all of them, by their ids. */
export const orderAttributes = defineAction({
  allow: 'edit-products',
  input: z.object({
    ids: z.array(z.uuid()).min(1, 'Send the ids of all attributes').max(1000),
  }),
  run: async ({ database, input: { ids } }) => {
    await lockCatalog(database)
    const current = await findAttributes(database)
    const before = current.map(({ id }) => id)
    if (before.toSorted().join() !== ids.toSorted().join())
      return { outcome: 'changed-meanwhile', ids: before }
    if (before.join() === ids.join()) return { outcome: 'ordered' }
    await database.execute(sql`
      UPDATE attributes SET position = wanted.place
      FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      WHERE attributes.id = wanted.id`)
    const names = new Map(current.map(({ id, name }) => [id, name]))
    const inWords = (order: readonly string[]) => order.map((id) => names.get(id) ?? '')
    return {
      outcome: 'ordered',
      change: {
        action: 'attributes-ordered',
        subject: { type: 'attribute', id: 'order' },
        before: { attributeOrder: inWords(before) },
        after: { attributeOrder: inWords(ids) },
        topics: [attributesTopic],
      },
    }
  },
})
