import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { longExports } from './tables.ts'

const shownColumns = {
  id: longExports.id,
  list: longExports.list,
  format: longExports.format,
  state: longExports.state,
  asOf: longExports.asOf,
  total: longExports.total,
  done: longExports.done,
  bytes: longExports.bytes,
  problem: longExports.problem,
}

/** How somebody's exports stand, the latest first; there are few (`mostStoredExports`). */
export const listExports = ({ database }: Shop, userId: string) =>
  database
    .select(shownColumns)
    .from(longExports)
    .where(eq(longExports.userId, userId))
    .orderBy(desc(longExports.asOf), desc(longExports.id))

/** Of everybody else, still to be written: one is written at a time. */
export const countOthersWaiting = ({ database }: Pick<Shop, 'database'>, userId: string) =>
  database.$count(
    longExports,
    and(ne(longExports.userId, userId), inArray(longExports.state, ['waiting', 'writing'])),
  )

/** One of somebody's own. */
export async function findExport({ database }: Shop, userId: string, id: string) {
  const isOwn = and(eq(longExports.userId, userId), eq(longExports.id, id))
  const [found] = await database.select(shownColumns).from(longExports).where(isOwn)
  return found
}

/** Those that have ended, the first one first: a person who comes back has heard nothing of them. */
export async function listEnded({ database }: Pick<Shop, 'database'>, userId: string) {
  const ended = ['ready', 'failed'] as const
  const rows = await database
    .select({ id: longExports.id, list: longExports.list, state: longExports.state })
    .from(longExports)
    .where(and(eq(longExports.userId, userId), inArray(longExports.state, ended)))
    .orderBy(asc(longExports.endedAt))
  return rows.flatMap(({ id, list, state }) => {
    const found = ended.find((one) => one === state)
    return found ? [{ id, list, state: found }] : []
  })
}

export type ListedExport = Awaited<ReturnType<typeof listExports>>[number]
