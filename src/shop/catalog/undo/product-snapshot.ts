import type { Facts } from '#shop/audit/audit.ts'
import { valueInWords } from '../attributes/attribute.ts'
import { bothNames, type ProductOption } from '../options/option.ts'
import { productFields } from '../product-fields.ts'
import type { StoredProduct } from '../products/draft.ts'
import type { StoredVariant } from '../variant.ts'
import { stepBack, stepsBetween, type Step } from './steps.ts'

/** What a change of many products at once keeps of one of them, as JSON, so that it can be taken back. */
export interface ProductSnapshot {
  steps: Step[]
  variants: VariantSnapshot[]
  /** As they were right after the change. */
  added: StoredVariant[]
  removed: StoredVariant[]
}

interface VariantSnapshot {
  id: string
  steps: Step[]
  /** So many more there were after it. */
  pieces: number
  unitsSold: number
}

const productParts = [
  ['slug'],
  ['name'],
  ['categoryId'],
  ['furtherCategoryIds'],
  ['options'],
  ...Object.keys(productFields).map((name) => [name]),
  ['status', 'publishedAt'],
  ['dealPriceInPaisa', 'dealStartsAt', 'dealEndsAt'],
  ['pictures'],
  ['attributes'],
]
const variantParts = [
  ['position'],
  ['sku'],
  ['color', 'size', 'optionValues'],
  ['colorBn'],
  ['colorHex'],
  ['priceInPaisa', 'discountPriceInPaisa'],
  ['purchaseCostInPaisa'],
  ['barcode'],
  ['weightInGrams'],
]

export function snapshotProduct(before: StoredProduct, after: StoredProduct): ProductSnapshot {
  const [stood, stands] = [byId(before.variants), byId(after.variants)]
  return {
    steps: stepsBetween(productParts, before, after),
    variants: after.variants.flatMap((variant) => {
      const was = stood.get(variant.id)
      return was ? snapshotVariant(was, variant) : []
    }),
    added: after.variants.filter(({ id }) => !stood.has(id)),
    removed: before.variants.filter(({ id }) => !stands.has(id)),
  }
}

function snapshotVariant(was: StoredVariant, { id, ...is }: StoredVariant): VariantSnapshot[] {
  const steps = stepsBetween(variantParts, was, is)
  const [pieces, unitsSold] = [is.stock - was.stock, is.unitsSold - was.unitsSold]
  return steps.length > 0 || pieces !== 0 || unitsSold !== 0
    ? [{ id, steps, pieces, unitsSold }]
    : []
}

const byId = (variants: readonly StoredVariant[]) =>
  new Map(variants.map((variant) => [variant.id, variant]))

/** What happened to its variants since, by their ids. */
export interface Since {
  ordered: ReadonlySet<string>
  /** Somebody counted or delivered. */
  corrected: ReadonlySet<string>
}

export interface WayBack {
  /** As it shall be, without those that come back and with the stock of now. */
  product: StoredProduct
  returning: StoredVariant[]
  moves: { variantId: string; change: number; unitsReturned: number }[]
  /** What goes back, as the audit says it. */
  before: Facts
  after: Facts
  /** What somebody changed since, as it stays. */
  stays: Facts
}

/** What is to be written so that the product is as it was before, but for what happened to it since. Writes nothing. */
export function wayBack(kept: ProductSnapshot, current: StoredProduct, since: Since): WayBack {
  const way: WayBack = {
    product: current,
    returning: kept.removed.filter(({ id }) => !byId(current.variants).has(id)),
    moves: [],
    before: {},
    after: {},
    stays: {},
  }
  const { back, stays } = stepBack(kept.steps, current)
  say(way, { back, stays, current })
  const goes = variantsThatGo(way, kept, since)
  const variants = current.variants
    .filter(({ id }) => !goes.has(id))
    .map((variant) => variantBefore(way, variant, { kept, since }))
  way.product = { ...current, ...back, variants }
  if (goes.size > 0)
    way.before['variantsRemoved'] = skusOf(kept.added.filter(({ id }) => goes.has(id)))
  if (way.returning.length > 0) way.after['variantsAdded'] = skusOf(way.returning)
  return way
}

const skusOf = (variants: readonly StoredVariant[]) => variants.map(({ sku }) => sku)

/** Those that came with the change, unless somebody bought, counted or changed them. */
function variantsThatGo(way: WayBack, { added }: ProductSnapshot, since: Since): Set<string> {
  const now = byId(way.product.variants)
  const goes = new Set<string>()
  const stay: string[] = []
  for (const { id, ...was } of added) {
    const is = now.get(id)
    if (!is) continue
    const isTouched = since.ordered.has(id) || since.corrected.has(id)
    // What was kept before variants had values of options says nothing of them.
    const stood = { ...was, optionValues: was.optionValues ?? [] }
    const isChanged = stepsBetween(variantParts.slice(1), stood, is).length > 0
    if (isTouched || isChanged) stay.push(is.sku)
    else goes.add(id)
  }
  if (stay.length > 0) way.stays['variantsAdded'] = stay
  return goes
}

/** Where it stands among the others is no news. */
const isSeen = (column: string) => column !== 'position'

function variantBefore(
  way: WayBack,
  current: StoredVariant,
  { kept, since }: { kept: ProductSnapshot; since: Since },
): StoredVariant {
  const was = kept.variants.find(({ id }) => id === current.id)
  if (!was) return current
  const { back, stays } = stepBack(was.steps, current)
  say(way, {
    back: Object.fromEntries(Object.entries(back).filter(([column]) => isSeen(column))),
    stays: stays.filter(isSeen),
    current,
    sku: current.sku,
  })
  moveBack(way, was, current, since)
  return { ...current, ...back }
}

function moveBack(
  way: WayBack,
  { id, pieces, unitsSold }: VariantSnapshot,
  { sku, stock }: StoredVariant,
  { corrected }: Since,
): void {
  if (pieces === 0 && unitsSold === 0) return
  if (pieces !== 0 && corrected.has(id)) {
    way.stays[`${sku} stock`] = stock
    return
  }
  // What was sold meanwhile stays sold.
  const change = Math.max(-pieces, -stock)
  way.moves.push({ variantId: id, change, unitsReturned: unitsSold })
  if (change === 0) return
  way.before[`${sku} stock`] = stock
  way.after[`${sku} stock`] = stock + change
}

interface Said {
  back: Record<string, unknown>
  stays: readonly string[]
  current: object
  /** Of the variant that it is said of. */
  sku?: string
}

function say({ before, after, stays: kept }: WayBack, { back, stays, current, sku }: Said): void {
  const named = (column: string) => (sku === undefined ? column : `${sku} ${column}`)
  const now = current as Record<string, unknown>
  for (const [column, value] of Object.entries(back)) {
    // Of pictures it is only said that they differ.
    if (column !== 'pictures') Object.assign(before, fact(named(column), now[column]))
    Object.assign(after, fact(named(column), value))
  }
  for (const column of stays) Object.assign(kept, fact(named(column), now[column]))
}

function fact(name: string, value: unknown): Facts {
  if (name === 'pictures') return { picturesChanged: true }
  if (name === 'attributes')
    return { attributes: (value as StoredProduct['attributes']).map(valueInWords) }
  if (name === 'options') return { options: (value as ProductOption[]).map(bothNames) }
  return { [name]: value }
}
