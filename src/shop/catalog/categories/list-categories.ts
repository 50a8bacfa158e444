import { sql } from 'drizzle-orm'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import type { CategoryView } from '../product.ts'
import { recallFromCatalog } from '../next-catalog-change.ts'
import { isShown } from '../listings/shown-products.ts'
import { categoriesTopic, goodsTopic } from '../topics.ts'

type CategoryRow = Omit<CategoryView, 'picture'> & { picture: string | null } & Record<
    string,
    unknown
  >

/** All categories in the merchant's order, empty ones too. Every page names them, and counting reads the whole catalogue. */
export function listCategories(shop: Shop): Promise<CategoryView[]> {
  const topics = [categoriesTopic, goodsTopic()]
  return recallFromCatalog(shop, { question: 'categories', topics }, () => findCategories(shop))
}

async function findCategories(shop: Shop): Promise<CategoryView[]> {
  const { rows } = await shop.database.execute<CategoryRow>(sql`
    SELECT category.slug, category.name, category.name_bn AS "nameBn", category.picture,
      coalesce(counted.products, 0) AS "productCount"
    FROM categories category
    LEFT JOIN (
      SELECT p.category_id, count(*)::int AS products FROM products p WHERE ${isShown(shop.now())} GROUP BY 1
    ) counted ON counted.category_id = category.id
    ORDER BY category.position, category.id`)
  const pictures = await loadPictures(
    shop.database,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return rows.map(({ picture, ...category }) => ({
    ...category,
    picture: pictures.get(picture ?? '') ?? null,
  }))
}
