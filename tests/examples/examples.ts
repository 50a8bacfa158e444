import { randomBytes } from 'node:crypto'
import type { ProductDraft, VariantDraft } from '../../src/shop/catalog/contract.ts'
import { storeCategory } from '../../src/shop/catalog/categories/store-category.ts'
import { storeProduct } from '../../src/shop/catalog/products/store-product.ts'
import { variants } from '../../src/shop/catalog/tables.ts'
import type { Focus } from '../../src/shop/pictures/focus.ts'
import { pictures } from '../../src/shop/pictures/tables.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { eq } from 'drizzle-orm'

/** Values that tests share. */

export interface Wanted extends Partial<Omit<ProductDraft, 'variants'>> {
  /** Names of stored pictures are made up as needed. */
  pictures?: { hash: string; variantSku?: string | null; focus?: Focus }[]
  variants?: Partial<VariantDraft>[]
}

export interface Shelved {
  id: string
  slug: string
  /** In order. */
  variantIds: string[]
}

let serial = 0

/** A draft that nothing is wrong with. */
export function aProduct({ variants: wanted = [{}], ...rest }: Wanted = {}): ProductDraft {
  serial++
  return {
    name: `Teapot ${serial}`,
    slug: `teapot-${serial}-${randomBytes(3).toString('hex')}`,
    category: 'home',
    status: 'active',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    ...rest,
    variants: wanted.map((variant, index) => ({
      sku: `T-${serial}-${index}-${randomBytes(3).toString('hex')}`,
      priceInPaisa: 50_000,
      stock: 10,
      ...variant,
    })),
  }
}

/** Puts a product on the shelf, with its category and pictures where they are missing. */
export async function shelve(shop: Shop, wanted: Wanted = {}): Promise<Shelved> {
  const draft = aProduct(wanted)
  const category = draft.category ?? 'home'
  await storeCategory(shop.database, { slug: category, name: nameFrom(category) })
  for (const { hash } of draft.pictures ?? []) await storePicture(shop, hash)
  const saved = await storeProduct(shop.database, draft, shop.now())
  if (!('id' in saved)) throw new Error(`The example was refused: ${saved.outcome}`)
  const rows = await shop.database
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, saved.id))
    .orderBy(variants.position)
  return { id: saved.id, slug: saved.slug, variantIds: rows.map(({ id }) => id) }
}

/** A row without files: enough for anyone who only shows its address. */
export async function storePicture(shop: Shop, hash: string): Promise<void> {
  await shop.database
    .insert(pictures)
    .values({ hash, width: 1200, height: 1200, placeholder: 'data:,' })
    .onConflictDoNothing()
}

/** home-decor is Home decor. */
const nameFrom = (slug: string) =>
  `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`.replaceAll('-', ' ')
