import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import type { Shop } from '#shop/shop.ts'
import { knownColumns, listColumns, usualColumns, type ListColumn } from './columns.ts'
import { orderListColumns } from './tables.ts'

/** Keeps which columns of the list of orders somebody wants to see, on all their devices. Without any: the usual ones again. */
export const chooseColumns = defineAction({
  allow: 'owner-of-it',
  input: z.object({ columns: z.array(z.enum(listColumns)).max(listColumns.length).optional() }),
  run: async ({ database, by: { actor }, input }) => {
    const { userId } = actor
    if (input.columns) {
      const columns = knownColumns(input.columns)
      await database
        .insert(orderListColumns)
        .values({ userId, columns })
        .onConflictDoUpdate({ target: orderListColumns.userId, set: { columns } })
    } else await database.delete(orderListColumns).where(eq(orderListColumns.userId, userId))
    return { outcome: 'chosen', change: { topics: [] } }
  },
})

/** Those that somebody chose, or the usual ones. */
export async function loadColumns(
  { database }: Shop,
  userId: string,
): Promise<readonly ListColumn[]> {
  const [row] = await database
    .select({ columns: orderListColumns.columns })
    .from(orderListColumns)
    .where(eq(orderListColumns.userId, userId))
  return row ? knownColumns(row.columns) : usualColumns
}
