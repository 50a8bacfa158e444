import type { Facts } from '#shop/audit/audit.ts'
import { differences } from '#shop/audit/differences.ts'
import { valueInWords } from '../attributes/attribute.ts'
import { bothNames, type ProductOption } from '../options/option.ts'
import { sameFields, type StoredVariant, type VariantRow } from '../variant.ts'
import type { ProductPlan, ProductRow, StoredProduct } from './draft.ts'

/** What saving a draft makes different in a product that the shop has. */
export type ProductChange =
  | { kind: 'field'; field: keyof ProductRow; from: unknown; to: unknown }
  | { kind: 'variant-field'; sku: string; field: keyof VariantRow; from: unknown; to: unknown }
  | { kind: 'variant-added' | 'variant-removed'; sku: string }
  | { kind: 'pictures' }
  /** What differs of them, in words. */
  | { kind: 'attributes'; from: string[]; to: string[] }

/** Follow from the variants, or are counted elsewhere. */
const derived = new Set<string>([
  'priceInPaisa',
  'sellingPriceInPaisa',
  'lowestPriceInPaisa',
  'hasPicture',
  'unitsSold',
])

export function listChanges(
  stored: StoredProduct | undefined,
  { row, variants, pictures, attributes }: ProductPlan,
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
    ...(attributes.changed ? [changeOfAttributes(stored, attributes.values)] : []),
  ]
}

function changeOfAttributes(
  stored: StoredProduct,
  values: StoredProduct['attributes'],
): ProductChange {
  const [before, after] = [stored.attributes.map(valueInWords), values.map(valueInWords)]
  const from = before.filter((words) => !after.includes(words))
  return { kind: 'attributes', from, to: after.filter((words) => !before.includes(words)) }
}

function changesOfVariant(row: VariantRow, current: StoredVariant | undefined): ProductChange[] {
  if (!current) return []
  return fieldsThatDiffer(row, current)
    .filter(({ field }) => field !== 'position')
    .map((difference) => ({ kind: 'variant-field', sku: current.sku, ...difference }))
}

function fieldsThatDiffer<Row extends object>(wanted: Row, current: Row) {
  return (Object.keys(wanted) as (keyof Row)[])
    .filter((field) => !sameFields({ [field]: wanted[field] }, { [field]: current[field] }))
    .map((field) => ({ field, from: current[field], to: wanted[field] }))
}

/** Options are told by their names. */
const factOf = (field: string, value: unknown): unknown =>
  field === 'options' ? (value as ProductOption[]).map(bothNames) : value

/** As the audit keeps them: fields of variants stand behind their SKU. */
export function factsOf(changes: readonly ProductChange[]): { before: Facts; after: Facts } {
  const before: Facts = {}
  const after: Facts = {}
  for (const change of changes) {
    if (change.kind === 'attributes') {
      before['attributes'] = change.from
      after['attributes'] = change.to
    }
    if (change.kind !== 'field' && change.kind !== 'variant-field') continue
    const name = change.kind === 'field' ? change.field : `${change.sku} ${change.field}`
    before[name] = factOf(change.field, change.from)
    after[name] = factOf(change.field, change.to)
  }
  const skus = (kind: ProductChange['kind']) =>
    changes.flatMap((change) => (change.kind === kind && 'sku' in change ? [change.sku] : []))
  const [added, removed] = [skus('variant-added'), skus('variant-removed')]
  const changed = differences(before, after)
  return {
    before: { ...changed.before, ...(removed.length > 0 && { variantsRemoved: removed }) },
    after: {
      ...changed.after,
      ...(added.length > 0 && { variantsAdded: added }),
      ...(changes.some(({ kind }) => kind === 'pictures') && { picturesChanged: true }),
    },
  }
}
