import type { VariantDraft } from './contract.ts'
import { optionInWords, optionKey } from './option.ts'

/** What a draft makes of the stored variants: which stay, change, come and go. */

export interface VariantRow {
  position: number
  color: string | null
  colorBn: string | null
  colorHex: string | null
  size: string | null
  sku: string
  priceInPaisa: number
  discountPriceInPaisa: number | null
  purchaseCostInPaisa: number | null
  barcode: string | null
  weightInGrams: number | null
  stock: number
  unitsSold: number
}

export interface StoredVariant extends VariantRow {
  id: string
}

export interface VariantPlan {
  kept: {
    id: string
    row: VariantRow
    changed: boolean
    optionChanged: boolean
    skuChanged: boolean
  }[]
  added: VariantRow[]
  removed: string[]
  changed: boolean
}

export function planVariants(
  drafts: readonly VariantDraft[],
  stored: readonly StoredVariant[],
  keepOthers = false,
): VariantPlan {
  const left = new Map(stored.map((variant) => [variant.sku, variant]))
  const byId = takeEach(drafts, left, ({ id }) => stored.find((variant) => variant.id === id)?.sku)
  const bySku = takeEach(drafts, left, ({ id, sku }) => (id === undefined ? sku : undefined))
  const plan: VariantPlan = { kept: [], added: [], removed: [], changed: false }
  for (const [position, draft] of drafts.entries()) {
    const current = byId[position] ?? bySku[position] ?? takeByOption(left, draft)
    const row = variantRow(draft, position, current)
    if (!current) plan.added.push(row)
    else {
      const optionChanged = row.color !== current.color || row.size !== current.size
      const skuChanged = row.sku !== current.sku
      const changed = !sameFields(row, current)
      plan.kept.push({ id: current.id, row, changed, optionChanged, skuChanged })
    }
  }
  if (keepOthers) plan.kept.push(...[...left.values()].map(keepBehind(drafts.length)))
  else plan.removed = [...left.values()].map(({ id }) => id)
  plan.changed =
    plan.added.length + plan.removed.length > 0 || plan.kept.some(({ changed }) => changed)
  return plan
}

export type VariantConflict =
  | { outcome: 'option-twice'; sku: string; option: string }
  | { outcome: 'discount-not-below-price'; sku: string }

/** What cannot stand in the shop once what the draft leaves out has been filled in from there. */
export function conflictIn({ kept, added }: VariantPlan): VariantConflict | undefined {
  const options = new Set<string>()
  for (const row of [...kept.map((variant) => variant.row), ...added]) {
    if (options.has(optionKey(row)))
      return { outcome: 'option-twice', sku: row.sku, option: optionInWords(row) }
    options.add(optionKey(row))
    if ((row.discountPriceInPaisa ?? 0) >= row.priceInPaisa)
      return { outcome: 'discount-not-below-price', sku: row.sku }
  }
  return undefined
}

/** Stays as it is, after those that the draft names. */
const keepBehind =
  (first: number) =>
  ({ id, ...current }: StoredVariant, index: number): VariantPlan['kept'][number] => {
    const row = { ...current, position: first + index }
    const changed = row.position !== current.position
    return { id, row, changed, optionChanged: false, skuChanged: false }
  }

/** The stored variant that each draft means by its SKU of now; nobody means one that another has taken. */
const takeEach = (
  drafts: readonly VariantDraft[],
  left: Map<string, StoredVariant>,
  skuOf: (draft: VariantDraft) => string | undefined,
) =>
  drafts.map((draft) => {
    const sku = skuOf(draft)
    const match = sku === undefined ? undefined : left.get(sku)
    if (match) left.delete(match.sku)
    return match
  })

/** A variant whose SKU was renamed is still the same thing to the orders and carts that name it. */
function takeByOption(
  left: Map<string, StoredVariant>,
  draft: VariantDraft,
): StoredVariant | undefined {
  // A draft with an id means that one alone.
  if (draft.id !== undefined) return undefined
  for (const variant of left.values()) {
    if (variant.color !== (draft.color ?? null) || variant.size !== (draft.size ?? null)) continue
    left.delete(variant.sku)
    return variant
  }
  return undefined
}

const blankVariant = {
  color: null,
  size: null,
  discountPriceInPaisa: null,
  colorBn: null,
  colorHex: null,
  purchaseCostInPaisa: null,
  barcode: null,
  weightInGrams: null,
  stock: 0,
  unitsSold: 0,
}

function variantRow(
  draft: VariantDraft,
  position: number,
  stored: StoredVariant | undefined,
): VariantRow {
  const current = stored ?? blankVariant
  return {
    position,
    sku: draft.sku,
    color: orCurrent(draft.color, current.color),
    colorBn: orCurrent(draft.colorBn, current.colorBn),
    colorHex: orCurrent(draft.colorHex, current.colorHex),
    size: orCurrent(draft.size, current.size),
    priceInPaisa: draft.priceInPaisa,
    discountPriceInPaisa: orCurrent(draft.discountPriceInPaisa, current.discountPriceInPaisa),
    purchaseCostInPaisa: orCurrent(draft.purchaseCostInPaisa, current.purchaseCostInPaisa),
    barcode: orCurrent(draft.barcode, current.barcode),
    weightInGrams: orCurrent(draft.weightInGrams, current.weightInGrams),
    stock: stored ? stockOf(draft, stored) : (draft.stock ?? draft.stockWhenNew ?? 0),
    unitsSold: Math.max(draft.unitsSold ?? 0, current.unitsSold),
  }
}

function stockOf(draft: VariantDraft, current: StoredVariant): number {
  if (draft.stock === undefined) return Math.max(0, current.stock + (draft.stockChange ?? 0))
  const soldSince = Math.max(0, current.unitsSold - (draft.unitsSold ?? current.unitsSold))
  return Math.max(0, draft.stock - soldSince)
}

/** The wanted value; `undefined` means the current one, `null` clears it. */
export const orCurrent = <Value>(wanted: Value | undefined, current: Value): Value =>
  wanted === undefined ? current : wanted

/** Whether every field of the wanted row is stored already. */
export function sameFields<Row extends object>(wanted: Row, current: Row): boolean {
  return Object.entries(wanted).every(([name, value]) =>
    sameValue(value, current[name as keyof Row]),
  )
}

function sameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => item === other[index])
  }
  return one === other
}
