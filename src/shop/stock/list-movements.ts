import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { StockMovementKind } from './movement-kinds.ts'
import { stockMovements } from './tables.ts'

export interface Movement {
  id: number
  variantId: string
  sku: string
  kind: StockMovementKind
  stockBefore: number
  stockAfter: number
  at: Date
  by: string
  orderRef: string | null
  reason: string
}

export interface MovementFilter {
  variantIds: readonly string[]
  kind?: StockMovementKind | undefined
  /** The id of the last one seen. */
  before?: number | undefined
}

/** The latest first. Of each variant no more is read than a page holds, by its index. */
export async function listMovements(
  database: Database,
  { variantIds, kind, before }: MovementFilter,
  limit: number,
): Promise<Movement[]> {
  const older = before === undefined ? sql`` : sql` AND id < ${before}`
  const ofKind = kind === undefined ? sql`` : sql` AND kind = ${kind}`
  const { rows } = await database.execute<Record<keyof Movement, unknown>>(sql`
    SELECT moved.id, moved.variant_id AS "variantId", moved.sku, moved.kind, moved.stock_before AS "stockBefore",
      moved.stock_after AS "stockAfter", moved.at, moved.by, moved.order_ref AS "orderRef", moved.reason
    FROM unnest(${sql.param([...variantIds])}::uuid[]) AS wanted(id)
    CROSS JOIN LATERAL (
      SELECT * FROM ${stockMovements} WHERE variant_id = wanted.id${older}${ofKind} ORDER BY id DESC LIMIT ${limit}
    ) moved
    ORDER BY moved.id DESC LIMIT ${limit}`)
  return rows.map(
    (row) => ({ ...row, id: Number(row.id), at: new Date(row.at as string) }) as Movement,
  )
}
