import type { Pool } from 'pg'
import { listAudit } from '../../src/shop/audit/list-audit.ts'
import { listTree } from '../../src/shop/catalog/categories/list-whole-categories.ts'
import { countDesk, listDesk } from '../../src/shop/catalog/desk/list-desk.ts'
import { listDeskVariants } from '../../src/shop/catalog/desk/list-desk-variants.ts'
import { listSharedBarcodes } from '../../src/shop/catalog/desk/list-shared-barcodes.ts'
import {
  deskSorts,
  type DeskFilter,
  type DeskSort,
} from '../../src/shop/catalog/desk/product-filter.ts'
import { listBrands } from '../../src/shop/catalog/listings/list-brands.ts'
import { findWholeProduct } from '../../src/shop/catalog/products/list-whole-products.ts'
import { listFoundProducts } from '../../src/shop/catalog/search/list-found-products.ts'
import { listByCode, listByWords } from '../../src/shop/catalog/stock/find-stocked.ts'
import { listStockHistory } from '../../src/shop/orders/stock-history/list-stock-history.ts'
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
  ['of which one is sold out', { stock: 'one-sold-out' }],
  ['few left', { stock: 'low' }],
  ['all in stock', { stock: 'in-stock' }],
  ['ordered lately and few left', { stock: 'running-low' }],
  ['with a variant of unknown cost', { missing: 'cost' }],
  [
    'without Bangla, one sold out, drafts',
    { missing: 'bangla', stock: 'one-sold-out', status: 'draft' },
  ],
  ['found by nothing', { q: 'zamdani' }],
  ['without Bangla', { missing: 'bangla' }],
  ['found by a tag', { q: 'wedding' }],
]

/** Codes as staff type them, in whole and in part, and as a scanner reads them. */
const codeQuestions = (skus: readonly string[], barcodes: readonly string[]): Question[] => [
  ...Object.entries({
    SKU: (turn: number) => inTurn(skus, turn),
    'a part of a SKU': (turn: number) => inTurn(skus, turn).slice(3),
    'two words of a SKU': (turn: number) => inTurn(skus, turn).replace('-', ' '),
    barcode: (turn: number) => inTurn(barcodes, turn),
    'a SKU that none has': (turn: number) => `${inTurn(skus, turn)}-9-9`,
  }).map(([name, typed]) => ({
    name: `products found by ${name}`,
    ask: (shop: Shop, turn: number) => openList(shop, { filter: { q: typed(turn) } }),
  })),
  {
    name: 'a variant by its SKU or barcode, scanned',
    ask: async ({ database }, turn) =>
      (await listByCode(database, inTurn(turn % 2 ? skus : barcodes, turn), 20)).length,
  },
  {
    name: 'a variant by a part of its SKU, typed',
    ask: async ({ database }, turn) =>
      (await listByWords(database, inTurn(skus, turn).slice(3), 20)).length,
  },
  {
    name: 'products found in the palette',
    ask: async (shop, turn) => (await listFoundProducts(shop, inTurn(skus, turn), 5)).length,
  },
  {
    name: 'products found in the palette by how all SKUs begin',
    ask: async (shop) => (await listFoundProducts(shop, 'bench-', 5)).length,
  },
]

/** All that staff ask of products while they work. */
export async function productQuestions(pool: Pool): Promise<Question[]> {
  const texts = async (query: string) =>
    (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text)
  const drawn = (column: string, table: string) =>
    texts(
      `SELECT ${column} AS text FROM ${table} WHERE ${column} IS NOT NULL ORDER BY md5(id::text) LIMIT 200`,
    )
  const [ids, names, categories, moved] = [
    await drawn('id', 'products'),
    await drawn(`split_part(name, ' ', 1)`, 'products'),
    await drawn('slug', 'categories'),
    await drawn('variant_id', 'stock_movements'),
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
    ...codeQuestions(await drawn('sku', 'variants'), await drawn('barcode', 'variants')),
    {
      name: 'variants of a page, to be edited in the grid',
      ask: async (shop, turn) => {
        const after = turn % 2 ? inTurn(ids, turn) : undefined
        return (await listDeskVariants(shop, { filter: {}, sort: 'newest', after })).variants.length
      },
    },
    {
      name: 'what moved the stock of a variant',
      ask: async (shop, turn) =>
        (await listStockHistory(shop, { variantIds: [inTurn(moved, turn)] })).length,
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
