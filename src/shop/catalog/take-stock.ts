import { and, eq, gte, sql } from 'drizzle-orm'
import { announce } from '#platform/announcements.ts'
import type { Database } from '#platform/database.ts'
import { prepared } from '#platform/transaction.ts'
import { stepTopics, type StockLine } from './stock.ts'
import { variants } from './tables.ts'

const taking = prepared((database) =>
  database
    .update(variants)
    .set({
      stock: sql`${variants.stock} - wanted.quantity`,
      unitsSold: sql`${variants.unitsSold} + wanted.quantity`,
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('quantities')}::int[]) AS wanted(id, quantity)`,
    )
    .where(and(eq(variants.id, sql`wanted.id`), gte(variants.stock, sql`wanted.quantity`)))
    .returning({
      productId: variants.productId,
      stock: variants.stock,
      change: sql<number>`-wanted.quantity`,
    })
    .prepare('take_stock'),
)

/** Takes the pieces of all lines at once; the variants must be locked, and enough of each must be there (D13). */
export async function takeStock(database: Database, lines: readonly StockLine[]): Promise<void> {
  const taken = await taking(database).execute({
    ids: lines.map((line) => line.variantId),
    quantities: lines.map((line) => line.quantity),
  })
  if (taken.length !== lines.length) {
    throw new Error(
      `Expected ${lines.length} locked variants with enough stock, took ${taken.length}`,
    )
  }
  await announce(database, stepTopics(taken))
}
