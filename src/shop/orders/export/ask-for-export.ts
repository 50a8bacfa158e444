import { desc, eq, inArray, notInArray, sql, and } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { isNarrowed } from '../desk/order-filter.ts'
import { exportInput, inOrder } from './export-input.ts'
import { exportsTopic, mostKept, mostUnfinished } from './long-export.ts'
import { orderExports } from './tables.ts'

/** Has an export written in the background; the page and the bell tell when it is there. One at a time for each person. */
export const askForExport = defineAction({
  allow: 'export-people',
  input: exportInput,
  run: async ({ database, by, input, now: asOf }) => {
    // The file is somebody's.
    if (by.kind === 'script') return { outcome: 'no-person' }
    const { userId } = by.actor
    await lockExports(database)
    const unfinished = await database
      .select({ userId: orderExports.userId })
      .from(orderExports)
      .where(inArray(orderExports.state, ['waiting', 'writing']))
    if (unfinished.some((one) => one.userId === userId)) return { outcome: 'one-already' }
    if (unfinished.length >= mostUnfinished) return { outcome: 'too-many-waiting' }
    await dropOldest(database, userId)
    const { filter, sort, format } = input
    const id = newId()
    const columns = inOrder(input.columns)
    const { asOf: _, ...asked } = filter
    await database
      .insert(orderExports)
      .values({ id, userId, format, columns, sort, asOf, filter: asked })
    return {
      outcome: 'waiting',
      id,
      change: {
        action: 'orders-exported',
        subject: { type: 'order', id: 'list' },
        before: {},
        // Not what was searched for: that may be a name.
        after: { filtered: isNarrowed(filter), columns: columns.length },
        topics: [exportsTopic],
      },
    }
  },
})

/** Who asks, and who begins the next one, do it one after the other. */
export const lockExports = (database: Database) =>
  database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('order-exports', 0))`)

/** Their files go with the next tidying. */
async function dropOldest(database: Database, userId: string): Promise<void> {
  const own = eq(orderExports.userId, userId)
  const latest = database
    .select({ id: orderExports.id })
    .from(orderExports)
    .where(own)
    .orderBy(desc(orderExports.asOf))
    .limit(mostKept - 1)
  await database.delete(orderExports).where(and(own, notInArray(orderExports.id, latest)))
}
