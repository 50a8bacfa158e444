import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import type { Shop } from '#shop/shop.ts'
import {
  knownColumns,
  listColumns,
  savedLists,
  usualColumns,
  type ListColumn,
  type SavedList,
} from './columns.ts'
import { listColumnChoices } from './tables.ts'

const anyColumn = z.enum(Object.values(listColumns).flat())

/** Keeps which columns of a list somebody wants to see, on all their devices. Without any: the usual ones again. */
export const chooseColumns = defineAction({
  allow: 'owner-of-it',
  input: z.object({
    list: z.enum(savedLists),
    columns: z.array(anyColumn).max(anyColumn.options.length).optional(),
  }),
  run: async ({ database, by: { actor }, input: { list, columns: chosen } }) => {
    const { userId } = actor
    if (chosen) {
      const columns = knownColumns(list, chosen)
      await database
        .insert(listColumnChoices)
        .values({ userId, list, columns })
        .onConflictDoUpdate({
          target: [listColumnChoices.userId, listColumnChoices.list],
          set: { columns },
        })
    } else await database.delete(listColumnChoices).where(isTheirs(userId, list))
    return { outcome: 'chosen', change: { topics: [] } }
  },
})

/** Those that somebody chose, or the usual ones. */
export async function loadColumns<List extends SavedList>(
  { database }: Shop,
  userId: string,
  list: List,
): Promise<readonly ListColumn<List>[]> {
  const [row] = await database
    .select({ columns: listColumnChoices.columns })
    .from(listColumnChoices)
    .where(isTheirs(userId, list))
  return row ? knownColumns(list, row.columns) : usualColumns[list]
}

const isTheirs = (userId: string, list: SavedList) =>
  and(eq(listColumnChoices.userId, userId), eq(listColumnChoices.list, list))
