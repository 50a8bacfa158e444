import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { correctingKinds } from './movement-kinds.ts'
import { stockMovements } from './tables.ts'

/** The latest row of the ledger of each of these variants: what is corrected from then on has a larger id. None: 0. */
export async function listLatestMovements(
  database: Database,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ variant_id: string; id: number | string }>(sql`
    SELECT wanted.id AS variant_id, latest.id FROM unnest(${sql.param([...variantIds])}::uuid[]) AS wanted(id)
    CROSS JOIN LATERAL (
      SELECT id FROM ${stockMovements} WHERE variant_id = wanted.id ORDER BY id DESC LIMIT 1
    ) latest`)
  return new Map(rows.map((row) => [row.variant_id, Number(row.id)]))
}

/** The latest row of all: what moves from then on has a larger id, wherever the row of the variant is held. */
export async function findLatestMovement(database: Database): Promise<number> {
  const { rows } = await database.execute<{ id: number | string }>(
    sql`SELECT coalesce(max(id), 0) AS id FROM ${stockMovements}`,
  )
  return Number(rows[0]?.id ?? 0)
}

interface Place {
  variantId: string
  /** The latest row of the ledger that was known. */
  movement: number
}

/** Which of these variants somebody has counted or delivered since. Orders are no correction. Hold the variants before. */
export async function listCorrectedSince(
  database: Database,
  places: readonly Place[],
): Promise<Set<string>> {
  const { rows } = await database.execute<{ variant_id: string }>(sql`
    SELECT wanted.id AS variant_id
    FROM unnest(${sql.param(places.map(({ variantId }) => variantId))}::uuid[], ${sql.param(places.map(({ movement }) => movement))}::bigint[]) AS wanted(id, movement)
    WHERE EXISTS (
      SELECT FROM ${stockMovements}
      WHERE variant_id = wanted.id AND stock_movements.id > wanted.movement AND kind = ANY(${sql.param([...correctingKinds])}))`)
  return new Set(rows.map((row) => row.variant_id))
}
