import type { Size } from './fill.ts'

/** Statements that invent a shop's years, each understood by itself; they run in one session, one after the other. */

/** The shop has sold for so long. */
const years = 3

/** One of these, by a number. */
const oneOf = (words: readonly string[], number: string) =>
  `(ARRAY[${words.map((word) => `'${word}'`).join()}])[1 + (${number}) % ${words.length}]`

const firstNames =
  'Rahima,Karim,Fatema,Nusrat,Abdul,Sumaiya,Mehedi,Tania,Imran,Shirin,Rafiq,Jahanara,করিম,ফাতেমা,Sadia,Tanvir'.split(
    ',',
  )
const lastNames = 'Khatun,Rahman,Akter,Hossain,Begum,Islam,Chowdhury,Sultana,Ahmed,আক্তার,Miah'.split(
  ',',
)
const tags = [
  'Wholesale',
  'Wholesale',
  'Wholesale',
  'Gift',
  'Gift',
  'Repeat buyer',
  'Eid',
  'Fragile',
]

/** An id of version 7 of this moment (RFC 9562, 5.7), the same for the same number. */
const idAt = (at: string, number: string) =>
  `(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${number}), 1, 3) || '8' || substr(md5(${number}), 4, 15))::uuid`

/** A third of the people has ordered before, a few of them hundreds of times; one in five has an account, one in ten thousand a rare name. */
const people = ({ customers }: Size) => `
  CREATE TEMP TABLE people AS
  SELECT n, CASE WHEN n % 5 = 0 THEN gen_random_uuid() END AS account,
    CASE WHEN n % 10000 = 17 THEN 'Zubaida Gulshan' ELSE ${oneOf(firstNames, 'n * 7 / 3')} || ' ' || ${oneOf(lastNames, 'n * 13 / 5')} END AS name,
    '+88019' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0') AS phone,
    CASE WHEN n % 4 = 0 THEN 'buyer' || n || '@example.com' END AS email,
    places.*
  FROM generate_series(0, ${customers} - 1) n
  JOIN places ON places.place = CASE WHEN n % 100 < 45 THEN n % 15 ELSE n % (SELECT count(*)::int FROM places) END`

const accounts = `
  INSERT INTO users (id, name, email, email_verified)
  SELECT account, name, 'account' || n || '@example.com', true FROM people WHERE account IS NOT NULL`

/** What stands first sells best. */
const goods = `
  CREATE TEMP TABLE goods AS
  SELECT row_number() OVER (ORDER BY p.units_sold DESC, v.id)::int - 1 AS rank, v.id AS variant_id, p.id AS product_id, v.sku, p.name,
    v.price_in_paisa
  FROM variants v JOIN products p ON p.id = v.product_id`

/** From one to five lines, three on average. */
const carts = ({ orders }: Size) => `
  CREATE TEMP TABLE carts AS
  SELECT drawn.n, drawn.position, drawn.quantity, goods.* FROM (
    SELECT n, position, 1 + floor(power(random(), 3) * 3)::int AS quantity,
      floor(power(random(), 3) * (SELECT count(*) FROM goods))::int AS rank
    FROM generate_series(1, ${orders}) n, generate_series(0, n % 5) position
  ) drawn JOIN goods USING (rank)`

/** More each year. What came lately is under way, little of the rest was forgotten. */
const past = ({ orders, customers }: Size) => `
  CREATE TEMP TABLE past AS
  SELECT *, ${idAt('placed_at', 'n::text')} AS id,
    CASE WHEN chance < 0.0002 OR age < 0.005 AND chance < 0.7 THEN 'Pending' WHEN age < 0.01 AND chance < 0.8 THEN 'Processing'
      WHEN age < 0.025 AND chance < 0.9 THEN 'Shipped' WHEN chance > 0.87 THEN 'Canceled' ELSE 'Delivered' END AS status
  FROM (
    SELECT n, 1 - n / ${orders}.0 AS age, random() AS chance,
      now() - (1 - sqrt(n / ${orders}.0)) * interval '${years} years' - interval '1 minute' AS placed_at,
      CASE WHEN n % 10 < 3 THEN n / 10 * 3 + n % 10 ELSE floor(power(random(), 2) * ${customers})::int END % ${customers} AS person
    FROM generate_series(1, ${orders}) n
  ) drawn`

const orders = `
  INSERT INTO orders (id, order_id, tracking_id, full_name, phone, email, district, district_bn, area, area_bn, address, zone,
    subtotal_in_paisa, delivery_charge_in_paisa, grand_total_in_paisa, status, payment, paid_in_paisa, held_in_paisa, refunded_in_paisa, source, placed_at, status_changed_at,
    idempotency_key, request_hash, customer_id, call_state, call_again_at)
  SELECT past.id, (10000000 + past.n)::text, translate(lpad((past.n::bigint * 7919000177 % 10000000000)::text, 10, '0'), '0123456789', 'abcdefghjk'), name, phone, email,
    district, district_bn, area, area_bn, 'House ' || past.n % 90 || ', Road ' || past.n % 27 || ', Block C', zone,
    subtotal, 6000, subtotal + 6000, status,
    CASE WHEN status = 'Delivered' THEN CASE WHEN age < 0.05 THEN 'collected' ELSE 'remitted' END
      WHEN status = 'Canceled' AND chance > 0.999 THEN 'refunded' ELSE 'due' END,
    CASE WHEN status = 'Delivered' OR status = 'Canceled' AND chance > 0.999 THEN subtotal + 6000 ELSE 0 END,
    CASE WHEN status = 'Delivered' AND age < 0.05 OR status = 'Canceled' AND chance > 0.999 THEN subtotal + 6000 ELSE 0 END,
    CASE WHEN status = 'Canceled' AND chance > 0.999 THEN subtotal + 6000 ELSE 0 END,
    CASE WHEN past.n % 20 < 17 THEN 'website' WHEN past.n % 20 = 17 THEN 'facebook' WHEN past.n % 20 = 18 THEN 'phone'
      WHEN past.n % 200 < 199 THEN 'whatsapp' ELSE 'other' END,
    placed_at, placed_at + interval '3 hours', 'past ' || past.n, '', account,
    CASE WHEN status <> 'Pending' THEN CASE WHEN chance < 0.7 THEN 'confirmed' END WHEN chance < 0.1 THEN 'no-answer' WHEN chance < 0.12 THEN 'wrong-number' END,
    CASE WHEN status = 'Pending' AND chance < 0.1 THEN now() + (chance - 0.05) * interval '2 days' END
  FROM past JOIN people ON people.n = past.person
    JOIN (SELECT n, sum(quantity * price_in_paisa) AS subtotal FROM carts GROUP BY n) cart ON cart.n = past.n`

const lines = `
  INSERT INTO order_lines (order_ref, placed_at, position, product_id, variant_id, sku, name, quantity, unit_price_in_paisa, purchase_cost_in_paisa)
  SELECT past.id, placed_at, position, product_id, variant_id, sku, carts.name, quantity, price_in_paisa, CASE WHEN rank % 4 > 0 THEN price_in_paisa * 3 / 5 END FROM carts JOIN past USING (n)`

/** Each order has gone the steps that lead to where it stands. */
const changes = `
  INSERT INTO order_changes (id, order_ref, at, by, field, "from", "to")
  SELECT ${idAt('at', `n || ' ' || step`)}, id, at, CASE WHEN step = 1 THEN 'shopper' ELSE worker::text END, 'status', "from", "to" FROM (
    SELECT n, id, step, placed_at + (step - 1) * interval '20 hours' AS at, lag(state) OVER (PARTITION BY n ORDER BY step) AS "from", state AS "to"
    FROM past, unnest(CASE
      WHEN status = 'Canceled' AND chance > 0.95 THEN ARRAY['Pending', 'Processing', 'Shipped', 'Canceled']
      WHEN status = 'Canceled' THEN ARRAY['Pending', 'Canceled']
      ELSE (ARRAY['Pending', 'Processing', 'Shipped', 'Delivered'])[:array_position(ARRAY['Pending', 'Processing', 'Shipped', 'Delivered'], status)] END)
      WITH ORDINALITY AS went(state, step)
  ) steps, workers`

/** And its money, where it went somewhere. */
const payments = `
  INSERT INTO order_changes (id, order_ref, at, by, field, "from", "to", amount_in_paisa)
  SELECT ${idAt('at', `n || ' paid ' || step`)}, id, at, worker::text, 'payment', "from", "to", amount FROM (
    SELECT n, orders.id, step, grand_total_in_paisa AS amount, past.placed_at + interval '60 hours' + step * interval '40 hours' AS at,
      lag(state) OVER (PARTITION BY n ORDER BY step) AS "from", state AS "to"
    FROM past JOIN orders USING (id) CROSS JOIN LATERAL unnest(CASE orders.payment
      WHEN 'collected' THEN ARRAY['due', 'collected'] WHEN 'remitted' THEN ARRAY['due', 'collected', 'remitted']
      WHEN 'refunded' THEN ARRAY['due', 'collected', 'refunded'] ELSE ARRAY[]::text[] END) WITH ORDINALITY AS went(state, step)
  ) steps, workers WHERE "from" IS NOT NULL`

const calls = `
  INSERT INTO order_calls (id, order_ref, at, by, outcome, call_again_at)
  SELECT ${idAt(`placed_at + interval '1 hour'`, 'order_id')}, orders.id, placed_at + interval '1 hour', worker::text, call_state, call_again_at
  FROM orders, workers WHERE call_state IS NOT NULL`

const notes = `
  INSERT INTO order_notes (id, order_ref, at, by, text)
  SELECT ${idAt(`placed_at`, 'n::text')}, past.id, placed_at, worker::text, 'Comes home at seven' FROM past, workers WHERE n % 50 = 0`

const orderTags = `
  INSERT INTO order_tags (order_ref, placed_at, tag)
  SELECT id, placed_at, ${oneOf(tags, 'n / 20')} FROM past WHERE n % 20 = 0
  UNION ALL SELECT id, placed_at, 'Broken in transit' FROM past WHERE n % 20000 = 1`

/** In this order; `places` and `workers` must be there. */
export const statements = (size: Size): string[] => [
  people(size),
  'CREATE UNIQUE INDEX ON people (n)',
  accounts,
  goods,
  'CREATE UNIQUE INDEX ON goods (rank)',
  'ANALYZE people, goods',
  carts(size),
  past(size),
  'CREATE UNIQUE INDEX ON past (n)',
  'ANALYZE carts, past',
  orders,
  lines,
  changes,
  payments,
  calls,
  notes,
  orderTags,
]

/** Of what only staff know of customers, once there are customers: one in a hundred is marked, one in fifty has a tag. */
export const markingStatements: readonly string[] = [
  `UPDATE customer_identities SET
     mark = CASE WHEN hashtext(id::text) % 300 = 0 THEN 'blocked' WHEN hashtext(id::text) % 150 = 0 THEN 'suspicious' ELSE 'trusted' END,
     tags = ARRAY[CASE WHEN hashtext(id::text) % 9 = 0 THEN 'Press' ELSE 'Wholesale' END]
   WHERE hashtext(id::text) % 100 = 0 OR hashtext(id::text) % 150 = 0`,
  `UPDATE customers c SET mark = i.mark, tags = i.tags FROM customer_identities i WHERE i.id = c.id AND i.mark <> 'none'`,
  `INSERT INTO customer_tags VALUES ('Wholesale'), ('Press') ON CONFLICT DO NOTHING`,
]
