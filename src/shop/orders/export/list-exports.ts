import { and, asc, desc, eq, inArray } from 'drizzle-orm'
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

/** Those that have ended, the first one first: whoever comes back has heard nothing of them. */
export async function listEnded({ database }: Pick<Shop, 'database'>, userId: string) {
  const ended = ['ready', 'failed'] as const
  const rows = await database
    .select({ id: orderExports.id, state: orderExports.state })
    .from(orderExports)
    .where(and(eq(orderExports.userId, userId), inArray(orderExports.state, ended)))
    .orderBy(asc(orderExports.endedAt))
  return rows.flatMap(({ id, state }) => {
    const found = ended.find((one) => one === state)
    return found ? [{ id, state: found }] : []
  })
}

export type ListedExport = Awaited<ReturnType<typeof listExports>>[number]
