import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../../tests/examples/examples.ts'
import { openTestShop } from '../../../../../tests/support/test-shop.ts'
import { rollUpPace } from './roll-up-pace.ts'
import { rollUpUnitsSold } from './roll-up-units-sold.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

/** More than are written at once, each with something to roll up. */
async function shelveMany(many: number): Promise<void> {
  const { id } = await shelve(shop, { name: 'First' })
  await shop.database.execute(sql`
    INSERT INTO products (id, slug, category_id, name, price_in_paisa, selling_price_in_paisa)
    SELECT gen_random_uuid(), 'many-' || n, first.category_id, 'Many', 1000, 1000
    FROM products first, generate_series(1, ${many}) n WHERE first.id = ${id}`)
  await shop.database.execute(sql`
    INSERT INTO variants (id, product_id, position, sku, price_in_paisa, units_sold)
    SELECT gen_random_uuid(), id, 0, slug, 1000, 3 FROM products WHERE slug LIKE 'many-%'`)
  await shop.database.execute(
    sql`UPDATE products SET sells_out_in_days = 7 WHERE slug LIKE 'many-%'`,
  )
}

test.each([
  ['units sold', rollUpUnitsSold],
  ['pace', rollUpPace],
])(
  'the %s of many products is rolled up without waiting for one that is being saved, nor holding it up',
  async (_, rollUp) => {
    await shelveMany(450)
    await shop.database.transaction(async (saving) => {
      await saving.execute(sql`SELECT FROM products WHERE slug = 'many-7' FOR UPDATE`)
      expect(await rollUp(shop)).toBe(449)
    })
    expect(await rollUp(shop)).toBe(1)
    expect(await rollUp(shop)).toBe(0)
    const { rows } = await shop.database.execute(
      sql`SELECT DISTINCT units_sold, sells_out_in_days FROM products WHERE slug LIKE 'many-%'`,
    )
    expect(rows).toHaveLength(1)
  },
)
