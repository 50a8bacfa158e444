import type { Pool } from 'pg'
import { listAudit } from '../../src/shop/audit/list-audit.ts'
import { listTree } from '../../src/shop/catalog/categories/list-whole-categories.ts'
import { countDesk, listDesk } from '../../src/shop/catalog/desk/list-desk.ts'
import { listSharedBarcodes } from '../../src/shop/catalog/desk/list-shared-barcodes.ts'
import {
  deskSorts,
  type DeskFilter,
  type DeskSort,
} from '../../src/shop/catalog/desk/product-filter.ts'
import { listBrands } from '../../src/shop/catalog/listings/list-brands.ts'
import { findWholeProduct } from '../../src/shop/catalog/products/list-whole-products.ts'
import type { Shop } from '../../src/shop/shop.ts'
import type { Question } from '../backoffice/ask.ts'
import { inTurn } from '../backoffice/samples.ts'

interface Asked {
  filter?: DeskFilter
  sort?: DeskSort
  after?: string | undefined
}

/** The list as its page asks for it: counted where it is narrowed, else with the counts of the tabs alone. */
async function openList(shop: Shop, { filter = {}, sort = 'newest', after }: Asked) {
  const isCounted = Object.keys(filter).length > 0
  const [listed] = await Promise.all([
    listDesk(shop, { filter, sort, after, isCounted }),
    countDesk(shop),
  ])
  return listed.outcome === 'listed' ? listed.products.length : 0
}

const filters: [name: string, filter: DeskFilter][] = [
  ['drafts', { status: 'draft' }],
  ['one brand', { brand: 'Aarong' }],
  ['sold out', { stock: 'sold-out' }],
  ['few left', { stock: 'low' }],
  ['without Bangla', { missing: 'bangla' }],
  ['found by a tag', { q: 'wedding' }],
]

/** All that staff ask of products while they work. */
export async function productQuestions(pool: Pool): Promise<Question[]> {
  const texts = async (query: string) =>
    (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text)
  const drawn = (column: string, table: string) =>
    texts(`SELECT ${column} AS text FROM ${table} ORDER BY md5(id::text) LIMIT 200`)
  const [ids, names, skus, categories] = [
    await drawn('id', 'products'),
    await drawn(`split_part(name, ' ', 1)`, 'products'),
    await drawn('sku', 'variants'),
    await drawn('slug', 'categories'),
  ]
  return [
    ...deskSorts.map((sort) => ({
      name: `products, ${sort} first`,
      ask: (shop: Shop, turn: number) =>
        openList(shop, { sort, after: turn % 2 ? inTurn(ids, turn) : undefined }),
    })),
    ...filters.map(([name, filter]) => ({
      name: `products, ${name}`,
      ask: (shop: Shop) => openList(shop, { filter }),
    })),
    {
      name: 'products of a category',
      ask: (shop, turn) => openList(shop, { filter: { category: inTurn(categories, turn) } }),
    },
    {
      name: 'products found by a word of the name',
      ask: (shop, turn) => openList(shop, { filter: { q: inTurn(names, turn) } }),
    },
    {
      name: 'products found by SKU',
      ask: (shop, turn) => openList(shop, { filter: { q: inTurn(skus, turn) } }),
    },
    {
      name: 'editor of a product with what it offers',
      // The product, its variants and its picture.
      rows: 5,
      ask: async (shop, turn) => {
        const id = inTurn(ids, turn)
        await Promise.all([
          findWholeProduct(shop.database, id),
          listTree(shop.database),
          listBrands(shop),
          listSharedBarcodes(shop, id),
          listAudit(shop, { subject: { type: 'product', id } }),
        ])
      },
    },
  ]
}
