import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { tidyText } from '#platform/text/tidy.ts'
import type { VariantDraft } from '../../catalog/contract.ts'
import { importedStock } from '../tables.ts'

/**
 * A file of another shop knows nothing of what this shop has sold since it was imported. So the stock follows the
 * difference to what the file before said, and never goes back up by pieces that are sold. A file that says how many were
 * sold, as ours does, needs no memory.
 */
export async function followStock(
  database: Database,
  drafts: readonly VariantDraft[],
): Promise<VariantDraft[]> {
  const said = drafts.flatMap((draft) => saidOf(draft) ?? [])
  if (said.length === 0) return [...drafts]
  const rows = await database
    .select()
    .from(importedStock)
    .where(
      inArray(
        importedStock.sku,
        said.map(({ sku }) => sku),
      ),
    )
  const before = new Map(rows.map(({ sku, stock }) => [sku, stock]))
  return drafts.map((draft) => {
    const now = saidOf(draft)
    const then = now && before.get(now.sku)
    if (!now || then === undefined) return draft
    return { ...draft, stock: undefined, stockWhenNew: now.stock, stockChange: now.stock - then }
  })
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
