import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { tidyText } from '#platform/text/tidy.ts'
import type { VariantDraft } from '../../catalog/contract.ts'
import { importedStock } from '../tables.ts'

export interface SaidStock {
  sku: string
  /** Null: nothing. */
  stock: number | null
}

/**
 * A file of another shop knows nothing of what this shop has sold since it was imported. So the stock follows the
 * difference to what the file before said, and never goes back up by pieces that are sold. A file that says how many were
 * sold, as ours does, needs no memory.
 */
export function followStock(
  drafts: readonly VariantDraft[],
  saidBefore: readonly SaidStock[],
): VariantDraft[] {
  const before = new Map(saidBefore.map(({ sku, stock }) => [sku, stock]))
  return drafts.map((draft) => {
    const now = saidOf(draft)
    const then = now && before.get(now.sku)
    if (!now || then === undefined || then === null) return draft
    return { ...draft, stock: undefined, stockWhenNew: now.stock, stockChange: now.stock - then }
  })
}

/** What the file before said of those of which this one says something; null: nothing. */
export async function listSaidBefore(
  database: Database,
  drafts: readonly VariantDraft[],
): Promise<SaidStock[]> {
  const skus = drafts.flatMap((draft) => saidOf(draft)?.sku ?? [])
  if (skus.length === 0) return []
  const rows = await database.select().from(importedStock).where(inArray(importedStock.sku, skus))
  const before = new Map(rows.map(({ sku, stock }) => [sku, stock]))
  return skus.map((sku) => ({ sku, stock: before.get(sku) ?? null }))
}

/** As if the file after that had not come. */
export async function recallStock(database: Database, before: readonly SaidStock[]): Promise<void> {
  const skus = before.map(({ sku }) => sku)
  if (skus.length > 0) await database.delete(importedStock).where(inArray(importedStock.sku, skus))
  const said = before.flatMap(({ sku, stock }) => (stock === null ? [] : [{ sku, stock }]))
  if (said.length > 0) await database.insert(importedStock).values(said).onConflictDoNothing()
}

/** What the file says now, for the next one. */
export async function rememberStock(
  database: Database,
  drafts: readonly VariantDraft[],
): Promise<void> {
  const said = drafts.flatMap((draft) => saidOf(draft) ?? [])
  if (said.length === 0) return
  await database
    .insert(importedStock)
    .values(said)
    .onConflictDoUpdate({
      target: importedStock.sku,
      set: { stock: sql`excluded.stock` },
      setWhere: sql`${importedStock.stock} <> excluded.stock`,
    })
}

function saidOf({ sku, stock, stockWhenNew, unitsSold }: VariantDraft) {
  const said = stock ?? stockWhenNew
  return said === undefined || unitsSold !== undefined
    ? undefined
    : { sku: tidyText(sku), stock: said }
}
