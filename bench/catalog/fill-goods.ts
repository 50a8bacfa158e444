import type { Client } from 'pg'

/** As many products as the issue asks for; BENCH_PRODUCTS says how many to try it with. */
export function productsAsked(): number {
  const products = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
  if (!Number.isInteger(products) || products < 1000)
    throw new Error('Set BENCH_PRODUCTS to a whole number of at least 1000')
  return products
}

/** What staff sort, search and filter by: few drafts, some without a Bangla name, brands of different sizes, stock that runs out. */
const described = `
  UPDATE products SET
    name_bn = CASE WHEN n % 20 <> 0 THEN 'পণ্য ' || n END,
    brand = CASE WHEN n % 500 = 0 THEN 'Aarong' WHEN n % 7 = 0 THEN '' ELSE 'Brand ' || n % 40 END,
    tags = CASE WHEN n % 300 = 0 THEN ARRAY['wedding'] ELSE '{}' END,
    status = CASE WHEN n % 100 = 3 THEN 'draft' WHEN n % 100 = 5 THEN 'archived' ELSE 'active' END,
    lowest_price_in_paisa = price_in_paisa, has_picture = true,
    sells_out_in_days = CASE WHEN n % 10 = 0 THEN n % 90 ELSE sells_out_in_days END,
    updated_at = now() - n * interval '30 seconds'
  FROM (SELECT id AS numbered, substr(slug, 7)::int AS n FROM products WHERE slug LIKE 'bench-%') numbers
  WHERE numbered = id`

const firstVariants = `
  UPDATE variants SET size = '1', barcode = '8900' || lpad(substr(sku, 7), 9, '0'), stock = abs(hashtext(sku)) % 40
  WHERE sku LIKE 'bench-%'`

const furtherVariants = `
  INSERT INTO variants (id, product_id, position, size, sku, price_in_paisa, stock)
  SELECT gen_random_uuid(), v.product_id, further, (further + 1)::text, v.sku || '-' || further, v.price_in_paisa,
    abs(hashtext(v.sku || further)) % 40
  FROM variants v, generate_series(1, 2) further WHERE v.sku LIKE 'bench-%' AND v.position = 0`

/** What was ordered last: the ledger of some variants. */
const movements = `
  INSERT INTO stock_movements (variant_id, sku, kind, stock_before, stock_after, at, by)
  SELECT id, sku, 'order', stock + 1, stock, now() - n * interval '1 minute', 'shopper'
  FROM (SELECT id, sku, stock, row_number() OVER (ORDER BY md5(id::text)) AS n FROM variants LIMIT 20000) ordered, generate_series(1, 3)
  ORDER BY n DESC`

/** As the shop folds them. */
const levels = [
  'DELETE FROM stock_levels',
  `INSERT INTO stock_levels (product_id, fewest, most)
   SELECT product_id, stock_level(min(stock)), stock_level(max(stock)) FROM variants GROUP BY product_id`,
]

/** Three variants of each product, in bulk: nobody saved them, and no trigger saw them. */
export async function fillGoods(client: Client): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query('SET synchronous_commit = off')
  for (const statement of [described, firstVariants, furtherVariants, movements, ...levels])
    await client.query(statement)
  await client.query('SET session_replication_role = DEFAULT')
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
}
