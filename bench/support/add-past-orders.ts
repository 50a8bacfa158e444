import type { Pool } from 'pg'

const pastOrders = 20_000

/**
 * A shop that has sold before: PostgreSQL keeps the plans that it made for empty tables, which read all of them, until it
 * next counts their rows; that happens once a minute, and a measurement takes seconds.
 */
export async function addPastOrders(pool: Pool): Promise<void> {
  const past = `(now() - n * interval '20 minutes')`
  await pool.query(
    `WITH past AS (
       INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
         delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
       SELECT gen_random_uuid(), 10000000 + n * 4211, substr(md5(n::text), 1, 10), 'Buyer ' || n, '+88018' || n % 9000 + 10000000,
         'Dhaka', 'Mirpur', 'House 12, Road 5, Block C', 'inside-dhaka', 50000, 6000, 56000, 'Delivered', ${past}, ${past},
         gen_random_uuid(), md5(n::text)
       FROM generate_series(1, $1) AS n RETURNING id, placed_at
     ), lines AS (
       INSERT INTO order_lines (order_ref, placed_at, position, product_id, variant_id, sku, name, quantity, unit_price_in_paisa)
       SELECT past.id, past.placed_at, 0, sold.product_id, sold.id, sold.sku, 'Something', 1, 50000
       FROM past, (SELECT * FROM variants ORDER BY sku LIMIT 1) sold
     )
     INSERT INTO order_changes (id, order_ref, at, by, field, "to")
     SELECT gen_random_uuid(), id, placed_at, 'shopper', 'status', 'Pending' FROM past`,
    [pastOrders],
  )
}
