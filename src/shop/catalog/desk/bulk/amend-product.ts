import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { changedMeanwhile } from '#shop/audit/changed-meanwhile.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { productDraftSchema, type ProductDraft } from '../../contract.ts'
import type { StoredProduct } from '../../products/draft.ts'
import { slugsOf, type Slugs } from '../../further-categories/category-slugs.ts'
import { categoryIdsOf } from '../../further-categories/find-standing.ts'
import { lockCatalog, lockProduct } from '../../products/lock-product.ts'
import { factsWithCategories } from '../../products/save-product.ts'
import { storeProduct } from '../../products/store-product.ts'
import { products } from '../../tables.ts'
import { amendmentSchema, type Amendment, type DealRule } from './contract.ts'
import { lessPercent, repriced, type PriceRule } from './price-rule.ts'
import { asBefore, hasPricesOf, withPricesBefore } from './restored.ts'
import { standingAfter } from './standing-after.ts'

const mostTags = 250

/**
 * Changes one thing of a product and leaves the rest as it is, also where a colleague edits that meanwhile. `version`: where the change was shown
 * upon one, it is made upon that alone.
 */
export const amendProduct = defineAction({
  allow: 'edit-products',
  input: z.object({
    id: z.uuid(),
    version: z.int().min(1).optional(),
    amendment: amendmentSchema,
    batchId: z.uuid().optional(),
  }),
  run: async ({ database, by, input: { id, version, amendment, batchId }, now }) => {
    const held = await holdProduct(database, id)
    if (!held) return { outcome: 'unknown-product' }
    if (version !== undefined && version !== held.version)
      return changedMeanwhile(database, { type: 'product', id }, held.version)
    const slugs = await slugsOf(database, categoryIdsOf(held.product))
    const amended = amend({ product: held.product, slugs }, amendment, now)
    if (typeof amended === 'string') return { outcome: amended }
    const stored = await storeProduct(database, amended, now, {
      only: { id },
      by: nameOfInitiator(by),
    })
    if (!('id' in stored)) return stored
    if (stored.outcome === 'unchanged') return { outcome: 'unchanged', version: held.version }
    const facts = await factsWithCategories(database, stored.changes)
    return {
      outcome: 'amended',
      version: held.version + 1,
      ...facts,
      change: {
        action: 'product-saved',
        subject: { type: 'product', id, name: held.product.name },
        ...facts,
        batchId,
        topics: 'announced',
      },
    }
  },
})

/** A product as it stands, with nobody else writing until the transaction ends. */
async function holdProduct(database: Database, id: string) {
  await lockCatalog(database)
  const [row] = await database
    .select({ version: products.version, name: products.name })
    .from(products)
    .where(eq(products.id, id))
  if (!row) return undefined
  const match = await lockProduct(database, { name: row.name, variants: [] }, { id })
  return match.outcome === 'found' ? { version: row.version, product: match.product } : undefined
}

/** A draft that changes nothing: stock is left out, for it moves meanwhile. */
const sameAgain = ({ name, variants }: StoredProduct): ProductDraft => ({
  name,
  variants: variants
    .toSorted((one, other) => one.position - other.position)
    .map(({ sku, color, size, priceInPaisa, discountPriceInPaisa }) => ({
      sku,
      color,
      size,
      priceInPaisa,
      discountPriceInPaisa,
    })),
})

type NotAmended =
  | 'price-too-low'
  | 'price-too-high'
  | 'prices-changed'
  | 'too-many-tags'
  | 'only-category'
  | 'too-many-categories'

interface Amended {
  product: StoredProduct
  /** Of its categories. */
  slugs: Slugs
}

/** `price-too-low`: some price would be nothing, or a discount none; `price-too-high`: more than the shop can write. */
function amend(
  { product, slugs }: Amended,
  amendment: Amendment,
  now: Date,
): ProductDraft | NotAmended {
  const draft = sameAgain(product)
  switch (amendment.what) {
    case 'status':
      return { ...draft, ...publication(product, amendment.status, now) }
    case 'category':
      return { ...draft, category: amendment.category }
    case 'standing':
      return withStanding({ product, slugs }, draft, amendment)
    case 'tag':
      return withTag(product.tags, draft, amendment)
    case 'price':
      return atPrices(draft, amendment.rule)
    case 'deal':
      return withDeal(product, draft, amendment.deal)
    case 'prices':
      return withPrices(product, draft, amendment.variants)
    case 'restore':
      return productDraftSchema.parse(asBefore(draft, amendment.before, product))
    case 'restore-prices':
      return restorePrices(product, draft, amendment)
  }
}

const restorePrices = (
  { variants }: StoredProduct,
  draft: ProductDraft,
  { before, after }: Extract<Amendment, { what: 'restore-prices' }>,
): ProductDraft | 'prices-changed' =>
  hasPricesOf(variants, after)
    ? productDraftSchema.parse(withPricesBefore(draft, before))
    : 'prices-changed'

/** What waits for its day is published now; what was on sale before keeps its day. */
function publication(
  { publishedAt }: StoredProduct,
  status: 'draft' | 'active' | 'archived',
  now: Date,
): Pick<ProductDraft, 'status' | 'publishedAt'> {
  const isPublished = publishedAt !== null && publishedAt <= now
  return status === 'active' && !isPublished ? { status, publishedAt: now } : { status }
}

function withStanding(
  { product, slugs }: Amended,
  draft: ProductDraft,
  change: Extract<Amendment, { what: 'standing' }>,
): ProductDraft | NotAmended {
  const after = standingAfter(
    categoryIdsOf(product).flatMap((id) => slugs.get(id) ?? []),
    change,
  )
  return typeof after === 'string' ? after : { ...draft, ...after }
}

function withTag(
  tags: readonly string[],
  draft: ProductDraft,
  { tag, isSet }: { tag: string; isSet: boolean },
): ProductDraft | NotAmended {
  const same = (one: string) => one.toLowerCase() === tag.toLowerCase()
  if (!isSet) return { ...draft, tags: tags.filter((one) => !same(one)) }
  if (tags.some(same)) return { ...draft, tags: [...tags] }
  return tags.length >= mostTags ? 'too-many-tags' : { ...draft, tags: [...tags, tag] }
}

function withDeal(
  { sellingPriceInPaisa }: StoredProduct,
  draft: ProductDraft,
  rule: DealRule | null,
): ProductDraft | 'price-too-low' {
  if (!rule) return { ...draft, deal: null }
  const { basisPoints, ...when } = rule
  const priceInPaisa = lessPercent(sellingPriceInPaisa, basisPoints)
  return priceInPaisa > 0 ? { ...draft, deal: { priceInPaisa, ...when } } : 'price-too-low'
}

type Priced = Extract<Amendment, { what: 'prices' }>['variants']

function withPrices(
  { variants: stored }: StoredProduct,
  draft: ProductDraft,
  priced: Priced,
): ProductDraft | 'price-too-low' {
  const bySku = new Map(
    priced.map(({ variantId, ...prices }) => [
      stored.find(({ id }) => id === variantId)?.sku,
      prices,
    ]),
  )
  const variants = draft.variants.map((variant) => ({ ...variant, ...bySku.get(variant.sku) }))
  const isLow = variants.some(
    ({ priceInPaisa, discountPriceInPaisa }) => (discountPriceInPaisa ?? 0) >= priceInPaisa,
  )
  return isLow ? 'price-too-low' : { ...draft, variants }
}

function atPrices(draft: ProductDraft, rule: PriceRule): ProductDraft | NotAmended {
  const variants: ProductDraft['variants'] = []
  for (const { discountPriceInPaisa = null, ...variant } of draft.variants) {
    const prices = repriced({ ...variant, discountPriceInPaisa }, rule)
    if (typeof prices === 'string') return prices
    variants.push({ ...variant, ...prices })
  }
  return { ...draft, variants }
}
