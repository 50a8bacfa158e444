import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { differences } from '#shop/audit/differences.ts'
import { defineAction } from '#shop/define-action.ts'
import { editOf, nextVersion, refuseEdit } from '#shop/edited.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import { factsOf, type ProductChange } from './changes.ts'
import { productDraftSchema, type ProductDraft } from '../contract.ts'
import { categoryIdsIn, inWords, slugsOf } from '../further-categories/category-slugs.ts'
import { lockCatalog } from './lock-product.ts'
import { storeProduct } from './store-product.ts'
import { products } from '../tables.ts'

/**
 * Adds a product, or changes the one of this id, its SKUs and its slug too. What is left out stays as it is. Stock is set for new
 * variants only: that of others moves by adjustments (change-stock.ts).
 */
export const saveProduct = defineAction({
  allow: 'edit-products',
  input: editOf(productDraftSchema),
  run: async ({ database, by, input: { id, version, ...draft }, now }) => {
    await lockCatalog(database)
    const current = id === undefined ? undefined : await findStored(database, id)
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'product', edited, current })
    if (refusal) return refusal

    const hashes = (draft.pictures ?? []).map(({ hash }) => hash)
    const known = await loadPictures(database, hashes)
    const unknown = hashes.find((hash) => !known.has(hash))
    if (unknown !== undefined) return { outcome: 'unknown-picture', hash: unknown }

    const stored = await storeProduct(database, withStockOfNew(draft), now, {
      only: current ?? 'new',
      by: nameOfInitiator(by),
      stockKind: 'opening',
    })
    if (!('id' in stored)) return stored
    const { changes, before: _, ...saved } = stored
    if (saved.outcome === 'unchanged') return { ...saved, version }
    const { slug } = saved
    return {
      ...saved,
      version: nextVersion(current),
      change: {
        action: 'product-saved',
        subject: { type: 'product', id: saved.id, name: draft.name },
        ...(current ? await factsWithCategories(database, changes) : factsOfNew(draft, slug)),
        topics: 'announced',
      },
    }
  },
})

const factsOfNew = ({ name, status = 'draft' }: ProductDraft, slug: string) =>
  differences(undefined, { name, slug, status })

async function findStored(database: Database, id: string) {
  const [row] = await database
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(eq(products.id, id))
  return row
}

function withStockOfNew(draft: ProductDraft): ProductDraft {
  const variants = draft.variants.map((variant) => ({
    ...variant,
    stock: undefined,
    stockChange: undefined,
    unitsSold: undefined,
    stockWhenNew: variant.stock ?? variant.stockWhenNew,
  }))
  return { ...draft, variants }
}

/** The audit names categories by their slugs, not by their ids. */
export async function factsWithCategories(database: Database, changes: readonly ProductChange[]) {
  const { before, after } = factsOf(changes)
  const slugs = await slugsOf(database, [before, after].flatMap(categoryIdsIn))
  return { before: inWords(before, slugs), after: inWords(after, slugs) }
}
