import { desc, eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orderExports } from './tables.ts'

/** How somebody's exports stand, the latest first; there are few (`mostKept`). */
export const listExports = ({ database }: Shop, userId: string) =>
  database
    .select({
      id: orderExports.id,
      format: orderExports.format,
      state: orderExports.state,
      asOf: orderExports.asOf,
      total: orderExports.total,
      done: orderExports.done,
      bytes: orderExports.bytes,
      problem: orderExports.problem,
    })
    .from(orderExports)
    .where(eq(orderExports.userId, userId))
    .orderBy(desc(orderExports.asOf), desc(orderExports.id))

export type ListedExport = Awaited<ReturnType<typeof listExports>>[number]
