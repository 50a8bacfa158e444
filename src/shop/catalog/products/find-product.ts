import { sql } from 'drizzle-orm'
import type { Language } from '#platform/language.ts'
import { focusOrNone } from '#shop/pictures/focus.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import { isId } from '#platform/text/is-id.ts'
import { listAttributes } from '../attributes/list-attributes.ts'
import type { ProductView } from '../product.ts'
import { productFields, snakeCase } from '../product-fields.ts'
import { showProduct, type CategoryName, type Gallery, type ProductRow } from './show-product.ts'
import { shownCategory } from '../listings/shown-products.ts'
import { attributeValues, picturesInOrder, variantsInOrder } from '../stored-parts.ts'

export type FindProductResult =
  | { outcome: 'found'; product: ProductView }
  /** It has another slug now. */
  | { outcome: 'moved'; slug: string }
  /** No longer sold; its category is the way onward. */
  | { outcome: 'archived'; name: string; nameBn: string | null; category: CategoryName }
  | { outcome: 'not-found' }

/** By id or slug. A draft or a planned product does not exist for shoppers yet. */
export async function findProduct(
  shop: Shop,
  idOrSlug: string,
  language: Language,
): Promise<FindProductResult> {
  const row = await readProduct(shop, idOrSlug)
  if (!row) return findMoved(shop, idOrSlug, language)
  const now = shop.now()
  if (row.publishedAt === null || row.publishedAt > now.getTime()) return { outcome: 'not-found' }
  switch (row.status) {
    case 'draft':
      return { outcome: 'not-found' }
    case 'archived':
      return { outcome: 'archived', name: row.name, nameBn: row.nameBn, category: row.category }
    case 'active': {
      const [gallery, attributes] = await Promise.all([
        loadGallery(shop, row),
        row.attributes.length > 0 ? listAttributes(shop) : [],
      ])
      const product = showProduct(row, gallery, { language, now, attributes })
      return { outcome: 'found', product }
    }
  }
}

async function findMoved(shop: Shop, slug: string, language: Language): Promise<FindProductResult> {
  const id = await findFormerSlug(shop, slug)
  const found = id === undefined ? undefined : await findProduct(shop, id, language)
  return found?.outcome === 'found'
    ? { outcome: 'moved', slug: found.product.slug }
    : (found ?? { outcome: 'not-found' })
}

/** The id of the product that once had this slug. */
async function findFormerSlug(shop: Shop, slug: string): Promise<string | undefined> {
  if (!isReadable(slug)) return undefined
  const { rows } = await shop.database.execute<{ id: string }>(sql`
    SELECT product_id AS id FROM former_product_slugs WHERE slug = ${slug.normalize('NFC')}`)
  return rows[0]?.id
}

/** PostgreSQL takes no zero in a text. */
const isReadable = (typed: string) => !typed.includes('\0')

const fieldsOfProduct = sql.join(
  Object.keys(productFields).map(
    (name) => sql`p.${sql.identifier(snakeCase(name))} AS ${sql.identifier(name)}`,
  ),
  sql`, `,
)

async function readProduct(shop: Shop, idOrSlug: string): Promise<ProductRow | undefined> {
  if (!isReadable(idOrSlug)) return undefined
  const slug = idOrSlug.normalize('NFC')
  const isThis = isId(idOrSlug) ? sql`p.id = ${idOrSlug}::uuid` : sql`p.slug = ${slug}`
  const { rows } = await shop.database.execute<ProductRow>(sql`
    SELECT p.id, p.slug, p.name, ${fieldsOfProduct}, p.status, (extract(epoch FROM p.published_at) * 1000)::float8 AS "publishedAt",
      p.deal_price_in_paisa AS "dealPriceInPaisa", (extract(epoch FROM p.deal_starts_at) * 1000)::float8 AS "dealStartsAt",
      (extract(epoch FROM p.deal_ends_at) * 1000)::float8 AS "dealEndsAt",
      p.price_in_paisa AS "priceInPaisa", p.star_counts AS "starCounts",
      json_build_object('slug', coalesce(category.slug, ''), 'name', coalesce(category.name, ''), 'nameBn', category.name_bn) AS category,
      ${variantsInOrder} AS variants, ${picturesInOrder} AS pictures,
      ${attributeValues} AS attributes
    FROM products p ${shownCategory}
    WHERE ${isThis}`)
  return rows[0]
}

async function loadGallery(shop: Shop, row: ProductRow): Promise<Gallery> {
  const pictures = await loadPictures(
    shop.database,
    row.pictures.map(({ hash }) => hash),
  )
  // One that is shown for several variants is stored for each of them.
  return [...Map.groupBy(row.pictures, ({ hash }) => hash)].flatMap(([hash, stored]) => {
    const picture = pictures.get(hash)
    const [first] = stored
    if (!picture || !first) return []
    const { alt, altBn, ...placed } = first
    const focus = focusOrNone(placed.focus)
    const owners = stored.map(({ variantId }) => variantId)
    return [{ picture: { ...picture, ...(focus && { focus }) }, owners, alt, altBn }]
  })
}
