import { sameFields, type StoredVariant, type VariantRow } from './variant.ts'
import type { ProductPlan, ProductRow, StoredProduct } from './draft.ts'

/** What saving a draft makes different in a product that the shop has. */
export type ProductChange =
  | { kind: 'field'; field: keyof ProductRow; from: unknown; to: unknown }
  | { kind: 'variant-field'; sku: string; field: keyof VariantRow; from: unknown; to: unknown }
  | { kind: 'variant-added' | 'variant-removed'; sku: string }
  | { kind: 'pictures' }

/** Follow from the variants, or are counted elsewhere. */
const derived = new Set<string>(['priceInPaisa', 'sellingPriceInPaisa', 'unitsSold'])

export function listChanges(
  stored: StoredProduct | undefined,
  { row, variants, pictures }: ProductPlan,
): ProductChange[] {
  if (!stored) return []
  const before = new Map(stored.variants.map((variant) => [variant.id, variant]))
  return [
    ...fieldsThatDiffer(row, stored)
      .filter(({ field }) => !derived.has(field))
      .map((difference) => ({ kind: 'field' as const, ...difference })),
    ...variants.kept.flatMap(({ id, row: variant }) => changesOfVariant(variant, before.get(id))),
    ...variants.added.map(({ sku }) => ({ kind: 'variant-added' as const, sku })),
    ...variants.removed.map((id) => ({
      kind: 'variant-removed' as const,
      sku: before.get(id)?.sku ?? id,
    })),
    ...(pictures.changed ? [{ kind: 'pictures' as const }] : []),
  ]
}

function changesOfVariant(row: VariantRow, stands: StoredVariant | undefined): ProductChange[] {
  if (!stands) return []
  return fieldsThatDiffer(row, stands)
    .filter(({ field }) => field !== 'position')
    .map((difference) => ({ kind: 'variant-field', sku: stands.sku, ...difference }))
}

function fieldsThatDiffer<Row extends object>(wanted: Row, stands: Row) {
  return (Object.keys(wanted) as (keyof Row)[])
    .filter((field) => !sameFields({ [field]: wanted[field] }, { [field]: stands[field] }))
    .map((field) => ({ field, from: stands[field], to: wanted[field] }))
}
