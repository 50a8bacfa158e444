import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { foldAllStockLevels } from '../stock-levels/fold-stock-levels.ts'
import { listBrands } from '../listings/list-brands.ts'
import { countDesk, listDesk } from './list-desk.ts'
import { deskSorts, type DeskFilter, type DeskSort } from './product-filter.ts'

/** As many as make reading all of them the worse plan for everything that is asked. */
const many = 10_000

/** Common names and a rare one, few drafts, two categories and one in another, three variants each. */
async function fill(shop: Shop): Promise<void> {
  await shelve(shop, { name: 'One', category: 'home' })
  await shelve(shop, { name: 'Two', category: 'food' })
  await shelve(shop, { name: 'Three', category: 'tea' })
  await shop.database.execute(sql`
    UPDATE categories SET parent_id = (SELECT id FROM categories WHERE slug = 'food'), level = 2 WHERE slug = 'tea'`)
  await shop.database.transaction(async (database) => {
    await database.execute(sql`SET LOCAL statement_timeout = 0`)
    await database.execute(sql`
    INSERT INTO products (id, slug, category_id, further_category_ids, name, name_bn, brand, tags, status, published_at, units_sold, price_in_paisa,
      selling_price_in_paisa, created_at, updated_at, low_stock_from)
    SELECT gen_random_uuid(), 'p-' || n, (SELECT id FROM categories WHERE slug = CASE WHEN n % 50 = 0 THEN 'food' WHEN n % 500 = 1 THEN 'tea' ELSE 'home' END),
      ARRAY(SELECT id FROM categories WHERE n % 80 = 3 AND slug = 'tea'),
      CASE WHEN n % 1000 = 0 THEN 'Zamdani sari ' ELSE 'Cotton towel ' END || n, CASE WHEN n % 3 = 0 THEN 'তোয়ালে' END,
      CASE WHEN n % 200 = 0 THEN 'Aarong' ELSE 'Plain' END, CASE WHEN n % 300 = 0 THEN ARRAY['wedding'] ELSE '{}' END,
      CASE WHEN n % 100 = 0 THEN 'draft' WHEN n % 101 = 0 THEN 'archived' ELSE 'active' END, now() - n * interval '1 minute', n % 97, 1000, 1000,
      now(), now() - n * interval '1 minute', CASE WHEN n % 5 = 0 THEN 1 + n % 12 END
    FROM generate_series(1, ${sql.raw(String(many))}) n`)
    await database.execute(sql`
    INSERT INTO variants (id, product_id, position, size, sku, barcode, price_in_paisa, purchase_cost_in_paisa, stock)
    SELECT gen_random_uuid(), p.id, s, s::text, 'SKU-' || p.slug || '-' || s, CASE WHEN s < 3 THEN '8900' || substr(p.slug, 3) END, 1000, CASE WHEN p.units_sold > 0 THEN 700 END, (p.units_sold * 7 + s) % 40
    FROM products p, generate_series(1, 3) s WHERE p.slug LIKE 'p-%'`)
  })
  expect(await foldAllStockLevels(shop)).toBe(many + 3)
  await shop.database.execute(
    sql`VACUUM ANALYZE products, variants, product_pictures, categories, further_category_products, stock_levels`,
  )
}

const wholeTable = /Seq Scan on (products|variants)\b/

const asked: DeskFilter[] = [
  {},
  { status: 'draft' },
  { status: 'scheduled' },
  { status: 'active' },
  { status: 'archived' },
  { category: 'food' },
  { category: 'tea' },
  { category: 'home', status: 'draft' },
  { brand: 'Aarong' },
  { brand: 'Plain' },
  { stock: 'low' },
  { stock: 'sold-out' },
  { stock: 'one-sold-out' },
  { stock: 'running-low' },
  { stock: 'in-stock', category: 'food' },
  { deal: 'on' },
  { missing: 'bangla' },
  { missing: 'picture' },
  { missing: 'cost' },
  { missing: 'cost', stock: 'one-sold-out', status: 'active' },
  { q: 'zamdani' },
  { q: 'zamdani sari' },
  { q: 'cotton' },
  { q: 'wedding' },
  { q: 'sku-p-777-2' },
  { q: '890000777' },
  { q: 'sku 777' },
  { q: 'nothing at all' },
  { q: 'za' },
  { q: 'cotton', category: 'food', status: 'draft', stock: 'low' },
]

/** How PostgreSQL plans a page, the page after it, and the count. */
async function plansOf(shop: Shop, filter: DeskFilter, sort: DeskSort): Promise<string[]> {
  const query = { filter, sort, isCounted: true }
  return explainQueries(shop, async (asking) => {
    const first = await listDesk(asking, query)
    const after = first.outcome === 'listed' ? first.products.at(-1)?.id : undefined
    await listDesk(asking, { ...query, after })
  })
}

test('tabs, lists, searches and filters are answered by indexes, however many products there are', async () => {
  const shop = await openTestShop()
  await fill(shop)
  const [brands] = await explainQueries(shop, async (asking) => {
    expect(await listBrands(asking)).toEqual(['Aarong', 'Plain'])
  })
  expect(brands).toContain('products_by_brand')
  expect(brands).not.toMatch(wholeTable)
  const wrong: object[] = []
  for (const filter of asked)
    for (const sort of filter.q === undefined ? deskSorts : (['newest'] as const)) {
      const plans = await plansOf(shop, filter, sort)
      // What words find on one page is not counted once more.
      const least = filter.q === undefined ? 4 : 2
      expect(plans.filter((plan) => plan.includes('products')).length).toBeGreaterThanOrEqual(least)
      wrong.push(
        ...plans.filter((plan) => wholeTable.test(plan)).map((plan) => ({ filter, sort, plan })),
      )
    }
  expect(wrong).toEqual([])
  const soldOut = await plansOf(shop, { stock: 'sold-out' }, 'sold')
  for (const plan of soldOut) expect(plan).toContain('products_by_most_pieces')
  const tabs = await explainQueries(shop, countDesk)
  expect(tabs).toHaveLength(1)
  expect(tabs.filter((plan) => wholeTable.test(plan))).toEqual([])
}, 90_000)
