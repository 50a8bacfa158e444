import { desc } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { stockCounts } from './tables.ts'

export type AppliedCount = typeof stockCounts.$inferSelect

/** The latest first. */
export const listCounts = (
  { database }: Pick<Shop, 'database'>,
  most: number,
): Promise<AppliedCount[]> =>
  database
    .select()
    .from(stockCounts)
    .orderBy(desc(stockCounts.at), desc(stockCounts.id))
    .limit(most)
