import { TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isDatabaseAway } from '../../platform/database-away.ts'
import { tidyText } from '../../platform/tidy-text.ts'
import type { ProductDraft } from '../catalog/contract.ts'
import { saveCategory } from '../catalog/save-category.ts'
import {
  saveProduct,
  type SaveProductOptions,
  type SaveProductResult,
} from '../catalog/save-product.ts'
import { slugFrom } from '../catalog/slug.ts'
import { checkProduct, type Named } from './check-product.ts'
import { findPicture, type FindPictureResult, type PictureSearch } from './find-picture.ts'
import type { ImportedPicture } from './formats/pictures.ts'
import type { ImportedProduct } from './formats/product.ts'
import type { Remark } from './formats/row.ts'

export interface ImportedOne {
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  problems: Remark[]
  missingPictures: Remark[]
}

/** Pictures fetched at the same time. */
const atOnce = 4
/** Behind the categories that the merchant has put in order. */
const positionOfNewCategories = 1000
const otherCategory = { name: 'Other', nameBn: 'অন্যান্য' }

type Saving = SaveProductResult | { outcome: 'broken'; reason: string }

/** Brings one product into the shop: what is bad of it is left out and said. */
export async function importProduct(
  search: PictureSearch,
  product: ImportedProduct,
  named: Named,
): Promise<ImportedOne> {
  const { draft, problems } = checkProduct(product, named)
  if (!draft) return { outcome: 'failed', problems, missingPictures: [] }

  const gathered = await gatherPictures(search, product.pictures)
  const complete = { ...draft, pictures: gathered.pictures }
  const saving = await saveWhatFits(search, product, complete, problems)
  if (!('id' in saving)) {
    const problem = { line: product.line, reason: sentenceFor(saving) }
    return {
      outcome: 'failed',
      problems: [...problems, problem],
      missingPictures: gathered.missing,
    }
  }
  const unchanged = saving.outcome === 'unchanged' && !gathered.wouldChange
  const outcome = saving.outcome === 'created' ? 'created' : unchanged ? 'unchanged' : 'updated'
  return { outcome, problems, missingPictures: gathered.missing }
}

/** A variant that does not fit beside what the shop knows of the product stays out; the others go in. */
async function saveWhatFits(
  search: PictureSearch,
  product: ImportedProduct,
  draft: ProductDraft,
  problems: Remark[],
): Promise<Saving> {
  // Rows that stay out must not take a variant away that the shop has.
  const options = { keepOtherVariants: problems.length > 0 || !product.namesAllVariants }
  const saving = await save(search, product, draft, options)
  if (saving.outcome !== 'option-twice' && saving.outcome !== 'discount-not-below-price')
    return saving
  const row = product.variants.find((variant) => tidyText(variant.draft.sku) === saving.sku)
  const variants = draft.variants.filter(({ sku }) => tidyText(sku) !== saving.sku)
  if (!row || variants.length === 0 || variants.length === draft.variants.length) return saving
  problems.push({ line: row.line, reason: sentenceFor(saving) })
  return saveWhatFits(search, product, { ...draft, variants }, problems)
}

interface Gathered {
  /** Undefined leaves the shop's pictures alone. */
  pictures: ProductDraft['pictures']
  missing: Remark[]
  /** In a dry run: there are pictures that would be fetched. */
  wouldChange: boolean
}

async function gatherPictures(
  search: PictureSearch,
  wanted: readonly ImportedPicture[] | undefined,
): Promise<Gathered> {
  if (!wanted) return { pictures: undefined, missing: [], wouldChange: false }
  const results = await findAll(search, [...new Set(wanted.map(({ source }) => source))])
  const found = wanted.flatMap(({ source, variantSku }) => {
    const result = results.get(source)
    return result?.outcome === 'found' ? [{ hash: result.hash, variantSku }] : []
  })
  const missing = wanted.flatMap(({ source, line }) => {
    const result = results.get(source)
    return result?.outcome === 'missing' ? [{ line, reason: `${source} ${result.reason}` }] : []
  })
  const wouldChange = [...results.values()].some(({ outcome }) => outcome === 'to-be-fetched')
  const nothingFound = wanted.length > 0 && found.length === 0
  return { pictures: nothingFound || wouldChange ? undefined : found, missing, wouldChange }
}

async function findAll(
  search: PictureSearch,
  sources: string[],
): Promise<Map<string, FindPictureResult>> {
  const results = new Map<string, FindPictureResult>()
  const work = async () => {
    for (let source = sources.shift(); source !== undefined; source = sources.shift()) {
      results.set(source, await findPicture(search, source))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

async function save(
  { shop, dryRun }: PictureSearch,
  product: ImportedProduct,
  draft: ProductDraft,
  options: SaveProductOptions,
): Promise<Saving> {
  let result: SaveProductResult | undefined
  try {
    await shop.database.transaction(async (transaction) => {
      result = await saveWithCategory(transaction, product, draft, { ...options, now: shop.now() })
      if (dryRun) transaction.rollback()
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (!(error instanceof TransactionRollbackError)) {
      shop.log.error({ err: error, line: product.line }, 'a product could not be imported')
      return { outcome: 'broken', reason: (error as Error).message }
    }
  }
  if (!result) throw new Error('The product was neither saved nor refused')
  return result
}

/** A category that the shop does not have yet is made with its first product. */
async function saveWithCategory(
  database: Database,
  product: ImportedProduct,
  draft: ProductDraft,
  { now, ...options }: SaveProductOptions & { now: Date },
): Promise<SaveProductResult> {
  const whenNew = { status: 'active', category: slugFrom(otherCategory.name) } as const
  const attempt = () => saveProduct(database, draft, now, { ...options, whenNew })
  const first = await attempt()
  if (first.outcome !== 'unknown-category' || first.category === null) return first

  const isNamed = first.category === draft.category
  const { name, nameBn } = (isNamed && product.category) || otherCategory
  await saveCategory(database, {
    slug: first.category,
    name: name.slice(0, 120),
    nameBn: nameBn?.slice(0, 120),
    position: positionOfNewCategories,
  })
  return attempt()
}

function sentenceFor(saving: Exclude<Saving, { id: string }>): string {
  switch (saving.outcome) {
    case 'sku-taken':
      return `The SKU ${saving.sku} belongs to another product of the shop`
    case 'slug-taken':
      return `The handle ${saving.slug} belongs to another product of the shop`
    case 'unknown-category':
      return `There is no category ${saving.category ?? ''}`
    case 'option-twice':
      return `Two variants have ${saving.option}`
    case 'discount-not-below-price':
      return `The price of ${saving.sku} is not above the discount price that it has in the shop; give the file a column discount_price`
    case 'broken':
      return `It could not be saved: ${saving.reason}`
  }
}
