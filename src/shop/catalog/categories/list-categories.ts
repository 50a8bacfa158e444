import { sql } from 'drizzle-orm'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import type { CategoryView } from '../product.ts'
import { countByBranch } from '../further-categories/count-products.ts'
import { recallFromCatalog } from '../next-catalog-change.ts'
import { isShown } from '../listings/shown-products.ts'
import { categoriesTopic, shelfContentTopic } from '../topics.ts'
import { inTreeOrder, type Place } from './tree.ts'

type CategoryRow = Omit<CategoryView, 'picture' | 'productCount'> &
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
      category.position, category.hidden, category.is_shown AS "isShown"
    FROM categories category
    WHERE category.is_shown`)
  const counts = await countByBranch(shop.database, {
    where: isShown(shop.now()),
    onlyShown: true,
  })
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
    productCount: counts.get(row.id) ?? 0,
  }))
}
