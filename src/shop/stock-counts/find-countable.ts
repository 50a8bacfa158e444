import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { ChosenOption } from '#shop/catalog/options/option.ts'
import { listByCode, listByWords, type StockedVariant } from '#shop/catalog/stock/find-stocked.ts'
import { listPiecesToSend } from '#shop/orders/list-pieces-to-send.ts'
import type { Shop } from '#shop/shop.ts'
import { listLatestMovements } from '#shop/stock/list-latest-movements.ts'
import { writeBasis, type CountFacts } from './count.ts'
import { countedVariants } from './tables.ts'

/** A variant, with what the shop expects of it just now. */
export interface Countable extends CountFacts {
  id: string
  productId: string
  name: string
  nameBn: string | null
  color: string | null
  colorBn: string | null
  size: string | null
  options: ChosenOption[]
  sku: string
  barcode: string | null
  picture: string | null
  /** Goes back with what was counted. */
  basis: string
}

/** Packs and colours may share a barcode. */
const most = 12

/**
 * What is meant by a code that was scanned, or by what somebody typed. A code that fits as a whole comes alone: what merely holds it is
 * something else.
 */
export async function findCountable(
  shop: Pick<Shop, 'database'>,
  typed: string,
): Promise<{ isCode: boolean; found: Countable[] }> {
  // One view of all of them: an order between two queries would be counted twice, or not at all.
  return shop.database.transaction(
    async (database) => {
      const ofCode = await listByCode(database, typed, most)
      const isCode = ofCode.length > 0
      const variants = isCode ? ofCode : await listByWords(database, typed, most)
      return { isCode, found: await withFacts(database, variants) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function withFacts(
  database: Database,
  variants: readonly StockedVariant[],
): Promise<Countable[]> {
  const ids = variants.map(({ id }) => id)
  const toSend = await listPiecesToSend(database, ids)
  const movements = await listLatestMovements(database, ids)
  const counts = await listLatestCounts(database, ids)
  return variants.map((variant) => {
    const { id } = variant
    const basis = { movement: movements.get(id) ?? 0, count: counts.get(id) ?? 0 }
    return { ...variant, toSend: toSend.get(id) ?? 0, basis: writeBasis(basis) }
  })
}

/** The latest row of a count of each of these variants. */
async function listLatestCounts(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ variant_id: string; id: number | string }>(sql`
    SELECT variant_id, max(id) AS id FROM ${countedVariants}
    WHERE variant_id = ANY(${sql.param([...ids])}::uuid[]) GROUP BY variant_id`)
  return new Map(rows.map((row) => [row.variant_id, Number(row.id)]))
}
