import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { tidyLine } from '#platform/text/tidy.ts'
import { listPurchaseCosts } from '#shop/catalog/sellable/list-purchase-costs.ts'
import { changeStock, holdVariants } from '#shop/catalog/stock/change-stock.ts'
import { listSkus } from '#shop/catalog/stock/list-skus.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { listCorrectedSince } from '#shop/stock/list-latest-movements.ts'
import { applied, basisForm, mostCounted, mostPieces, readBasis, countTotalsOf } from './count.ts'
import { countedVariants, stockCounts } from './tables.ts'

const pieces = z.int('A count is a whole number').min(0).max(mostPieces)

const countedSchema = z.object({
  variantId: z.uuid(),
  /** What the shop expected of it when it was counted. */
  expected: pieces,
  counted: pieces,
  basis: z.string().max(31).regex(basisForm, 'The basis is that of what was read'),
})

type Counted = z.output<typeof countedSchema>

/**
 * Sets the stock right by what was counted: by the difference to what was expected then, so that what was sold since stays sold. All of
 * it at once, and once only.
 */
export const applyCount = defineAction({
  allow: 'edit-products',
  input: z.object({
    /** Made by who counts: sent twice, applied once. */
    id: z.uuid(),
    note: z.string().max(500).overwrite(tidyLine).default(''),
    variants: z
      .array(countedSchema)
      .min(1, 'Nothing was counted')
      .max(mostCounted, `More than ${mostCounted} variants in one count`)
      .refine(
        (lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length,
        'A variant is there twice',
      ),
  }),
  run: async ({ database, by, input: { id, note, variants }, now: at }) => {
    const held = await holdVariants(
      database,
      variants.map(({ variantId }) => variantId),
    )
    // After they are held: the same count, sent a moment before, is finished by then.
    const [before] = await database.select().from(stockCounts).where(eq(stockCounts.id, id))
    if (before) return { outcome: 'applied', isRepeated: true, ...summaryOf(before) }
    const gone = variants.filter(({ variantId }) => !held.has(variantId)).map(idOf)
    if (gone.length > 0) return { outcome: 'unknown-variants', ids: gone }
    const others = await listCountedMeanwhile(database, variants)
    if (others.length > 0) return { outcome: 'counted-meanwhile', ids: others }

    const lines = await comeTo(database, variants, held)
    const who = nameOfInitiator(by)
    const row = { id, at, by: who, note, variants: lines.length, ...sumsOf(lines) }
    await database.insert(stockCounts).values(row)
    await database
      .insert(countedVariants)
      .values(lines.map(({ kept }) => ({ ...kept, countId: id })))
    await changeStock(
      database,
      lines
        .filter(({ kept }) => kept.stockBefore !== kept.stockAfter)
        .map(({ kept: { variantId, stockBefore, stockAfter } }) => ({
          variantId,
          change: stockAfter - stockBefore,
          unitsReturned: 0,
        })),
      { kind: 'adjustment', by: who, at, reason: note === '' ? 'Counted' : `Counted: ${note}` },
    )
    return {
      outcome: 'applied',
      isRepeated: false,
      ...summaryOf(row),
      change: {
        action: 'stock-counted',
        subject: { type: 'count', id, name: note },
        before: {},
        after: {
          countedVariants: row.variants,
          piecesFound: row.found,
          piecesMissing: row.missing,
          ...(row.oversold > 0 && { oversold: row.oversold }),
        },
        topics: 'announced',
      },
    }
  },
})

const idOf = ({ variantId }: Counted) => variantId

const summaryOf = ({ variants, found, missing, oversold }: typeof stockCounts.$inferSelect) => ({
  variants,
  found,
  missing,
  oversold,
})

/** A colleague who corrected one of them after it was counted here has corrected the same difference, or another that nobody knows. */
async function listCountedMeanwhile(
  database: Database,
  variants: readonly Counted[],
): Promise<string[]> {
  const places = variants.map(({ variantId, basis }) => ({ variantId, ...readBasis(basis) }))
  const corrected = await listCorrectedSince(database, places)
  const { rows } = await database.execute<{ variant_id: string }>(sql`
    SELECT wanted.id AS variant_id
    FROM unnest(${sql.param(places.map(({ variantId }) => variantId))}::uuid[], ${sql.param(places.map(({ count }) => count))}::bigint[]) AS wanted(id, count)
    WHERE EXISTS (SELECT FROM ${countedVariants} other WHERE other.variant_id = wanted.id AND other.id > wanted.count)`)
  for (const { variant_id: counted } of rows) corrected.add(counted)
  return [...corrected]
}

async function comeTo(
  database: Database,
  variants: readonly Counted[],
  held: ReadonlyMap<string, number>,
) {
  const ids = variants.map(idOf)
  const costs = await listPurchaseCosts(database, ids)
  const skus = await listSkus(database, ids)
  return variants.map(({ variantId, expected, counted }) => {
    const stockBefore = held.get(variantId) ?? 0
    const change = counted - expected
    const { stockAfter, oversold } = applied(change, stockBefore)
    const sku = skus.get(variantId) ?? ''
    return {
      kept: { variantId, sku, expected, counted, stockBefore, stockAfter },
      change,
      oversold,
      purchaseCostInPaisa: costs.get(variantId) ?? null,
    }
  })
}

function sumsOf(lines: Awaited<ReturnType<typeof comeTo>>) {
  const { found, missing, valueInPaisa } = countTotalsOf(lines)
  const oversold = lines.reduce((sum, line) => sum + line.oversold, 0)
  return { found, missing, valueInPaisa, oversold }
}
