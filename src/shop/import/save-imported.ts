import { TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import type { VariantConflict } from '../catalog/variant.ts'
import type { ProductDraft } from '../catalog/contract.ts'
import { addFormerProductSlugs } from '../catalog/slugs/remember-slug.ts'
import {
  storeProduct,
  type StoreProductOptions,
  type StoreProductResult,
} from '../catalog/products/store-product.ts'
import { mostCategories } from '../catalog/categories/tree.ts'
import { slugFrom } from '../catalog/slug.ts'
import type { Shop } from '../shop.ts'
import { makeCategories, otherCategory } from './categories/make-categories.ts'
import { followStock, listSaidBefore, rememberStock } from './stock/follow-stock.ts'
import type { ChangeRecorder } from './undo/change-recorder.ts'
import type { ImportedCategory, ImportedProduct } from './formats/product.ts'

export interface Broken {
  outcome: 'broken'
  reason: string
}
type Stored = StoreProductResult | { outcome: 'category-limit' }
export type Saving = Stored | Broken

export interface ImportTarget {
  shop: Shop
  dryRun: boolean
  /** Of categories that rows of the file have placed so far, by slug. */
  levels: Map<string, number>
  /** In a dry run: slugs of the categories that it has created and rolled back so far. */
  pending: Set<string>
  /** Where it can be taken back; a dry run changes nothing. */
  keep?: ChangeRecorder | undefined
}

export function saveImported(
  target: ImportTarget,
  product: ImportedProduct,
  draft: ProductDraft,
  options: StoreProductOptions,
): Promise<Saving> {
  return saveAlone(target, product.line, (database) =>
    saveWithStock({ ...target, database }, product, draft, {
      ...options,
      attributesNamed: product.attributesNamed,
      now: target.shop.now(),
    }),
  )
}

/** Saves in a transaction of its own, which a dry run rolls back. */
export async function saveAlone<Result>(
  { shop, dryRun }: ImportTarget,
  line: number,
  save: (database: Database) => Promise<Result>,
): Promise<Result | Broken> {
  let result: Result | undefined
  try {
    await shop.database.transaction(async (transaction) => {
      result = await save(transaction)
      if (dryRun) transaction.rollback()
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (!(error instanceof TransactionRollbackError)) {
      shop.log.error({ err: error, line }, 'what a file says could not be imported')
      return { outcome: 'broken', reason: (error as Error).message }
    }
  }
  if (!result) throw new Error('It was neither saved nor refused')
  return result
}

interface Writing {
  database: Database
  dryRun: boolean
  pending: Set<string>
  keep?: ChangeRecorder | undefined
}

async function saveWithStock(
  writing: Writing,
  product: ImportedProduct,
  draft: ProductDraft,
  options: StoreProductOptions & { now: Date },
): Promise<Stored> {
  const { database, keep } = writing
  const said = await listSaidBefore(database, draft.variants)
  const followed = { ...draft, variants: followStock(draft.variants, said) }
  const result = await saveWithCategory(writing, product, followed, options)
  if ('id' in result) {
    await rememberStock(database, draft.variants)
    await addFormerProductSlugs(database, result.id, product.formerSlugs ?? [])
    const { id, outcome, before } = result
    const { line } = product
    if (outcome !== 'unchanged') await keep?.product(database, { id, line, before, said })
  }
  return result
}

/** Categories that the shop does not have yet are made with their first product. */
async function saveWithCategory(
  { database, dryRun, pending, keep }: Writing,
  product: ImportedProduct,
  draft: ProductDraft,
  { now, ...options }: StoreProductOptions & { now: Date },
): Promise<Stored> {
  const whenNew = { status: 'active', category: slugFrom(otherCategory.name) } as const
  const attempt = () => storeProduct(database, draft, now, { ...options, whenNew })
  for (;;) {
    const saving = await attempt()
    if (saving.outcome !== 'unknown-category' || saving.category === null) return saving
    const named = nameOf(saving.category, product, draft)
    const { made, isFull } = await makeCategories(database, saving.category, {
      named,
      pending,
    })
    for (const slug of made)
      await keep?.category(database, { slug, line: product.line, before: undefined })
    if (dryRun) for (const slug of made) pending.add(slug)
    if (isFull) return { outcome: 'category-limit' }
    if (made.length === 0) return saving
  }
}

/** What the file calls a category. */
function nameOf(
  slug: string,
  { category, furtherCategories = [] }: ImportedProduct,
  draft: ProductDraft,
): ImportedCategory | undefined {
  if (slug === draft.category) return category
  return furtherCategories.find((one) => one.slug === slug)
}

export const categoryLimitReached = `the shop has ${mostCategories} categories, the most it can have`

/** Why it was not saved. */
export function sentenceFor(saving: Exclude<Saving, { id: string }>): string {
  if (isOfOneVariant(saving)) return sentenceOfVariant(saving)
  switch (saving.outcome) {
    case 'sku-taken':
      return `The SKU ${saving.sku} belongs to another product of the shop`
    case 'slug-taken':
      return `The handle ${saving.slug} belongs to another product of the shop`
    case 'unknown-category':
      return `There is no category ${saving.category ?? ''}`
    case 'category-limit':
      return `Its category cannot be added: ${categoryLimitReached}`
    case 'unknown-attribute':
    case 'wrong-attribute-value':
      return `The attribute ${saving.attribute} is not there, or takes other values`
    case 'broken':
      return `It could not be saved: ${saving.reason}`
  }
}

/** It is one variant that does not fit. */
export const isOfOneVariant = (saving: Saving): saving is Extract<Saving, VariantConflict> =>
  saving.outcome === 'option-twice' ||
  saving.outcome === 'option-values-do-not-fit' ||
  saving.outcome === 'discount-not-below-price'

function sentenceOfVariant(conflict: VariantConflict): string {
  switch (conflict.outcome) {
    case 'option-twice':
      return `Two variants have ${conflict.option}`
    case 'option-values-do-not-fit':
      return `${conflict.sku} needs one value for each option of the product`
    case 'discount-not-below-price':
      return `The price of ${conflict.sku} is not above the discount price that it has in the shop; give the file a column discount_price`
  }
}
