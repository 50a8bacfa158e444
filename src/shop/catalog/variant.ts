import type { VariantDraft } from './contract.ts'
import { optionInWords, optionKey } from './options/option.ts'

/** What a draft makes of the stored variants: which stay, change, come and go. */

export interface VariantRow {
  position: number
  color: string | null
  colorBn: string | null
  colorHex: string | null
  size: string | null
  optionValues: string[]
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

interface Planning {
  stored: readonly StoredVariant[]
  /** How many free options the product shall have. */
  optionCount: number
  /** Which of the variants that no draft names stay. */
  keepOthers?: KeepOthers | undefined
}

/** All, none, or by SKU. */
export type KeepOthers = boolean | ((sku: string) => boolean)

export function planVariants(
  drafts: readonly VariantDraft[],
  { stored, optionCount, keepOthers = false }: Planning,
): VariantPlan {
  const left = new Map(stored.map((variant) => [variant.sku, variant]))
  const byId = takeEach(drafts, left, ({ id }) => stored.find((variant) => variant.id === id)?.sku)
  const bySku = takeEach(drafts, left, ({ id, sku }) => (id === undefined ? sku : undefined))
  const plan: VariantPlan = { kept: [], added: [], removed: [], changed: false }
  for (const [position, draft] of drafts.entries()) {
    const current = byId[position] ?? bySku[position] ?? takeByOption(left, draft)
    const row = variantRow(draft, { position, stored: current, optionCount })
    if (!current) plan.added.push(row)
    else {
      const optionChanged = optionKey(row) !== optionKey(current)
      const skuChanged = row.sku !== current.sku
      const changed = !sameFields(row, current)
      plan.kept.push({ id: current.id, row, changed, optionChanged, skuChanged })
    }
  }
  const stays = typeof keepOthers === 'boolean' ? () => keepOthers : keepOthers
  const others = [...left.values()]
  const staying = others.filter(({ sku }) => stays(sku))
  plan.kept.push(...staying.map(keepBehind(drafts.length, optionCount)))
  plan.removed = others.filter((one) => !staying.includes(one)).map(({ id }) => id)
  plan.changed =
    plan.added.length + plan.removed.length > 0 || plan.kept.some(({ changed }) => changed)
  return plan
}

export type VariantConflict =
  | { outcome: 'option-twice'; sku: string; option: string }
  /** It has another number of values than the product has options. */
  | { outcome: 'option-values-do-not-fit'; sku: string }
  | { outcome: 'discount-not-below-price'; sku: string }

/** What cannot stand in the shop once what the draft leaves out has been filled in from there. */
export function conflictIn(
  { kept, added }: VariantPlan,
  optionCount: number,
): VariantConflict | undefined {
  const options = new Set<string>()
  for (const row of [...kept.map((variant) => variant.row), ...added]) {
    if (row.optionValues.length !== optionCount)
      return { outcome: 'option-values-do-not-fit', sku: row.sku }
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
  (first: number, optionCount: number) =>
  ({ id, ...current }: StoredVariant, index: number): VariantPlan['kept'][number] => {
    const optionValues = optionCount === 0 ? [] : current.optionValues
    const row = { ...current, position: first + index, optionValues }
    const optionChanged = optionKey(row) !== optionKey(current)
    const changed = row.position !== current.position || optionChanged
    return { id, row, changed, optionChanged, skuChanged: false }
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
    const { color = null, size = null, optionValues = variant.optionValues } = draft
    if (optionKey({ color, size, optionValues }) !== optionKey(variant)) continue
    left.delete(variant.sku)
    return variant
  }
  return undefined
}

const blankVariant = {
  color: null,
  size: null,
  optionValues: [] as string[],
  discountPriceInPaisa: null,
  colorBn: null,
  colorHex: null,
  purchaseCostInPaisa: null,
  barcode: null,
  weightInGrams: null,
  stock: 0,
  unitsSold: 0,
}

interface Place {
  position: number
  stored: StoredVariant | undefined
  optionCount: number
}

function variantRow(draft: VariantDraft, { position, stored, optionCount }: Place): VariantRow {
  const current = stored ?? blankVariant
  return {
    position,
    sku: draft.sku,
    color: orCurrent(draft.color, current.color),
    colorBn: orCurrent(draft.colorBn, current.colorBn),
    colorHex: orCurrent(draft.colorHex, current.colorHex),
    size: orCurrent(draft.size, current.size),
    // Where the product has no options any more, nobody needs to say that of each variant.
    optionValues: draft.optionValues ?? (optionCount === 0 ? [] : current.optionValues),
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

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

function sameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]))
  }
  return isRecord(one) && isRecord(other) ? sameFields(one, other) : one === other
}
