import { sql } from 'drizzle-orm'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import type { CategoryView } from '../product.ts'
import { recallFromCatalog } from '../next-catalog-change.ts'
import { isShown } from '../listings/shown-products.ts'
import { categoriesTopic, shelfContentTopic } from '../topics.ts'
import { branchOf, inTreeOrder, type Place } from './tree.ts'

type CategoryRow = Omit<CategoryView, 'picture'> &
  Place & { picture: string | null } & Record<string, unknown>

/**
 * All categories that are shown, each before what stands in it, in the merchant's order, empty ones too. Every page names them, and
 * counting reads the whole catalogue.
 */
export function listCategories(shop: Shop): Promise<CategoryView[]> {
  const topics = [categoriesTopic, shelfContentTopic()]
  return recallFromCatalog(shop, { question: 'categories', topics }, () => findCategories(shop))
}

async function findCategories(shop: Shop): Promise<CategoryView[]> {
  const { rows } = await shop.database.execute<CategoryRow>(sql`
    SELECT category.id, category.slug, category.name, category.name_bn AS "nameBn", category.description,
      category.description_bn AS "descriptionBn", category.picture, category.parent_id AS "parentId", category.level,
      category.position, category.hidden, category.is_shown AS "isShown", coalesce(counted.products, 0) AS "productCount"
    FROM categories category
    LEFT JOIN (
      SELECT p.category_id, count(*)::int AS products FROM products p WHERE ${isShown(shop.now())} GROUP BY 1
    ) counted ON counted.category_id = category.id
    WHERE category.is_shown`)
  const pictures = await loadPictures(
    shop.database,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return inTreeOrder(rows).map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    nameBn: row.nameBn,
    description: row.description,
    descriptionBn: row.descriptionBn,
    picture: pictures.get(row.picture ?? '') ?? null,
    parentId: row.parentId,
    level: row.level,
    productCount: branchOf(rows, row.id).reduce((sum, { productCount }) => sum + productCount, 0),
  }))
}
