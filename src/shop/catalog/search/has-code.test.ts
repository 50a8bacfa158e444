import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listDesk } from '../desk/list-desk.ts'
import { findRareMatches } from './find-product-matches.ts'
import { listFoundProducts } from './list-found-products.ts'
import { listByCode, listByWords } from '../stock/find-stocked.ts'
import { hasCode, telltaleDigits } from './has-code.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

/** A teapot, and towels whose SKUs all begin and end alike. */
async function fill({ products, variants }: { products: number; variants: number }): Promise<void> {
  await shelve(shop, { name: 'Teapot' })
  await shop.database.execute(sql`
    INSERT INTO products (id, slug, category_id, name, status, published_at, price_in_paisa, selling_price_in_paisa)
    SELECT gen_random_uuid(), 'p-' || n, (SELECT id FROM categories), 'Towel', 'active', now(), 1000, 1000 FROM generate_series(1, ${products}::int) n`)
  await shop.database.execute(sql`
    INSERT INTO variants (id, product_id, position, size, sku, barcode, price_in_paisa, stock, units_sold)
    SELECT gen_random_uuid(), id, size, size, 'Shop-' || (1000 + n) || '-XXL', '890' || lpad(n::text, 10, '0'), 1000, 9, n
    FROM (SELECT id, size, substr(slug, 3)::int + ${products}::int * size AS n FROM products, generate_series(0, ${variants - 1}::int) size WHERE slug LIKE 'p-%') towels`)
  await shop.database.execute(sql`VACUUM ANALYZE products, variants`)
}

test('the digits that tell codes apart are the last six of the longest number', () => {
  const told = [
    'abc',
    'ab-12',
    'ab-123',
    'AB-1234-56',
    '8901234567894',
    '111-222',
    '12345-678901-2',
  ]
  expect(told.map(telltaleDigits)).toEqual([
    undefined,
    undefined,
    '123',
    '1234',
    '567894',
    '222',
    '678901',
  ])
})

test('any part of a code finds what it finds when every code is read, whatever is in it', async () => {
  const signs = [...'aB0123-%_\\ ']
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const text = (length: number) =>
    Array.from({ length }, () => signs[random(signs.length)]).join('')
  const made = Array.from({ length: 400 }, (_, n) => `${text(random(14))}${n}${text(random(4))}`)
  const { id } = await shelve(shop)
  await shop.database.execute(sql`DELETE FROM variants`)
  await shop.database.execute(sql`
    INSERT INTO variants (id, product_id, position, size, sku, barcode, price_in_paisa)
    SELECT gen_random_uuid(), ${id}, n, n, code, CASE WHEN n % 3 = 0 THEN reverse(code) END, 100
    FROM unnest(${sql.param(made)}::text[]) WITH ORDINALITY AS made(code, n)`)
  const count = async (fits: ReturnType<typeof sql>) =>
    (
      await shop.database.execute<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM variants v WHERE ${fits}`,
      )
    ).rows[0]?.n
  let found = 0
  for (let n = 0; n < 300; n++) {
    const code = made[random(made.length)] ?? ''
    const from = random(code.length)
    const typed = code
      .slice(from, from + 1 + random(9))
      .trim()
      .toUpperCase()
    if (typed === '') continue
    const all = await count(
      sql`position(lower(${typed}) IN lower(sku)) > 0 OR position(lower(${typed}) IN lower(coalesce(barcode, ''))) > 0`,
    )
    expect({ typed, found: await count(hasCode(typed)) }).toEqual({ typed, found: all })
    if (telltaleDigits(typed)) found += all ?? 0
  }
  expect(found).toBeGreaterThan(50)
})

test('words of a code find its product, also where more codes than anybody looks through have one of them', async () => {
  await fill({ products: 1200, variants: 1 })
  const names = async (q: string) => {
    const listed = await listDesk(shop, { filter: { q }, sort: 'newest' })
    return listed.outcome === 'listed' ? listed.products.map(({ slug }) => slug) : []
  }
  for (const q of ['shop 2177', '2177 xxl', 'towel shop 2177', 'shop-2177-xxl', '8900000001177'])
    expect({ q, found: await names(q) }).toEqual({ q, found: ['p-1177'] })
  expect(await names('teapot 2177')).toEqual([])
  expect(await names('shop')).toHaveLength(50)
  expect(await listFoundProducts(shop, 'shop-', 5)).toHaveLength(5)
})

test('a code is looked up by what is rare of it, however alike codes begin', async () => {
  await fill({ products: 1000, variants: 20 })
  const plans = await explainQueries(shop, async (asking) => {
    expect(await listByCode(asking.database, 'shop-2177-xxl', 9)).toHaveLength(1)
    expect(await listByCode(asking.database, '8900000001177', 9)).toHaveLength(1)
    expect(await listByWords(asking.database, 'Shop-2177-', 9)).toHaveLength(1)
    expect(await listFoundProducts(asking, 'Shop-2177-', 9)).toHaveLength(1)
    expect(await findRareMatches(asking, 'Shop-2177-')).toHaveLength(1)
  })
  expect(plans).toHaveLength(6)
  for (const plan of plans.slice(0, 2)) {
    expect(plan).toContain('variants_by_sku')
    expect(plan).toContain('variants_by_barcode')
  }
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on variants\b/)
}, 90_000)
