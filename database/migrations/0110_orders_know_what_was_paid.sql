ALTER TABLE "orders" DROP CONSTRAINT "payment_is_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "grand_total_adds_up";--> statement-breakpoint
DROP INDEX "orders_to_collect";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Discounts of orders that are there already: shared among their lines as the books of sales have shared them until now.
UPDATE "order_lines" l SET "discount_in_paisa" = share.discount FROM (
  SELECT order_ref, position, div(least(off, goods) * until, goods) - div(least(off, goods) * (until - gross), goods) AS discount FROM (
    SELECT o.id AS order_ref, b.position, b.quantity::bigint * b.unit_price_in_paisa AS gross,
      o.discount_in_paisa + CASE WHEN o.coupon_kind = 'free-delivery' THEN 0 ELSE o.coupon_discount_in_paisa END AS off,
      sum(b.quantity::bigint * b.unit_price_in_paisa) OVER (PARTITION BY o.id) AS goods,
      sum(b.quantity::bigint * b.unit_price_in_paisa) OVER (PARTITION BY o.id ORDER BY b.position) AS until
    FROM orders o JOIN order_lines b ON b.order_ref = o.id
    WHERE o.discount_in_paisa > 0 OR o.coupon_discount_in_paisa > 0
  ) priced WHERE off > 0 AND goods > 0
) share WHERE l.order_ref = share.order_ref AND l.position = share.position;--> statement-breakpoint
-- Every step of the money has its amount, an undone one says so, and a remittance says what the courier kept.
UPDATE "order_changes" c SET "amount_in_paisa" = step.amount,
  "details" = nullif(coalesce(c.details, '{}') || jsonb_strip_nulls(jsonb_build_object(
    'isUndone', CASE WHEN step.is_undone THEN true END, 'chargesInPaisa', CASE WHEN step.charges > 0 THEN step.charges END)), '{}')
FROM (
  SELECT id, is_undone, CASE kind WHEN 'collected' THEN collected WHEN 'remitted' THEN remitted ELSE refunded END AS amount,
    CASE WHEN kind = 'remitted' THEN collected - remitted ELSE 0 END AS charges
  FROM (
    SELECT p.id, p.is_undone, CASE WHEN p.is_undone THEN p."from" ELSE p."to" END AS kind, collected.amount AS collected,
      coalesce((SELECT r.amount_in_paisa FROM order_changes r WHERE r.order_ref = p.order_ref AND r.field = 'payment' AND r."from" = 'collected' AND r."to" = 'remitted'
        AND (r.at, r.id) <= (p.at, p.id) ORDER BY r.at DESC, r.id DESC LIMIT 1), collected.amount) AS remitted,
      coalesce((SELECT r.amount_in_paisa FROM order_changes r WHERE r.order_ref = p.order_ref AND r.field = 'payment' AND r."to" = 'refunded'
        AND (r.at, r.id) <= (p.at, p.id) ORDER BY r.at DESC, r.id DESC LIMIT 1), collected.amount) AS refunded
    FROM (SELECT *, ("from", "to") IN (('collected', 'due'), ('remitted', 'collected'), ('refunded', 'collected'), ('refunded', 'remitted')) AS is_undone FROM order_changes WHERE field = 'payment') p
      JOIN orders o ON o.id = p.order_ref CROSS JOIN LATERAL (
        SELECT coalesce((SELECT e.amount_in_paisa FROM order_changes e WHERE e.order_ref = p.order_ref AND e.field = 'payment' AND e."from" = 'due' AND e."to" = 'collected'
          AND (e.at, e.id) <= (p.at, p.id) ORDER BY e.at DESC, e.id DESC LIMIT 1), o.grand_total_in_paisa) AS amount
      ) collected
  ) steps
) step WHERE c.id = step.id;--> statement-breakpoint
UPDATE "orders" o SET "paid_in_paisa" = money.paid, "held_in_paisa" = money.paid - money.remitted, "refunded_in_paisa" = money.refunded FROM (
  SELECT order_ref, coalesce(sum(way * amount) FILTER (WHERE kind = 'collected'), 0) AS paid,
    coalesce(sum(way * (amount + charges)) FILTER (WHERE kind = 'remitted'), 0) AS remitted,
    coalesce(sum(way * amount) FILTER (WHERE kind = 'refunded'), 0) AS refunded
  FROM (
    SELECT order_ref, amount_in_paisa AS amount, coalesce((details ->> 'chargesInPaisa')::bigint, 0) AS charges,
      CASE WHEN details @> '{"isUndone": true}' THEN -1 ELSE 1 END AS way,
      CASE WHEN details @> '{"isUndone": true}' THEN "from" ELSE "to" END AS kind
    FROM order_changes WHERE field = 'payment'
  ) steps GROUP BY order_ref
) money WHERE o.id = money.order_ref;--> statement-breakpoint
-- What the buyer returned is no longer in the total.
UPDATE "orders" o SET "returned_in_paisa" = back.worth, "grand_total_in_paisa" = o.grand_total_in_paisa - back.worth FROM (
  SELECT l.order_ref, sum(came.pieces * l.unit_price_in_paisa - div(l.discount_in_paisa * came.pieces, l.quantity)) AS worth
  FROM (SELECT order_ref, position, sum(fit + unfit) AS pieces FROM order_returns GROUP BY order_ref, position) came
    JOIN order_lines l USING (order_ref, position) GROUP BY l.order_ref
) back WHERE o.id = back.order_ref AND o.status <> 'Canceled';--> statement-breakpoint
UPDATE "orders" SET "payment" = CASE
    WHEN paid_in_paisa - refunded_in_paisa > CASE WHEN status = 'Canceled' THEN 0 ELSE grand_total_in_paisa END THEN 'refund-due'
    WHEN status <> 'Canceled' AND grand_total_in_paisa > paid_in_paisa - refunded_in_paisa AND NOT (status = 'Delivered' AND paid_in_paisa >= grand_total_in_paisa)
      THEN CASE WHEN paid_in_paisa > refunded_in_paisa THEN 'part-paid' ELSE 'due' END
    WHEN refunded_in_paisa > 0 THEN 'refunded'
    WHEN status = 'Canceled' THEN 'due'
    WHEN held_in_paisa > 0 OR paid_in_paisa = 0 THEN 'collected'
    ELSE 'remitted' END
WHERE "paid_in_paisa" > 0 OR "grand_total_in_paisa" = 0;--> statement-breakpoint
CREATE INDEX "orders_to_collect" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."status" = 'Delivered' AND "orders"."payment" IN ('due', 'part-paid');--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "line_discount_is_not_negative" CHECK ("order_lines"."discount_in_paisa" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "money_adds_up" CHECK ("orders"."held_in_paisa" BETWEEN 0 AND "orders"."paid_in_paisa" AND "orders"."refunded_in_paisa" BETWEEN 0 AND "orders"."paid_in_paisa");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "payment_is_known" CHECK ("orders"."payment" IN ('due', 'part-paid', 'collected', 'remitted', 'refund-due', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "grand_total_adds_up" CHECK ("orders"."grand_total_in_paisa" = "orders"."subtotal_in_paisa" + "orders"."delivery_charge_in_paisa" - "orders"."discount_in_paisa" - "orders"."coupon_discount_in_paisa" - "orders"."returned_in_paisa" AND "orders"."subtotal_in_paisa" >= 0 AND "orders"."delivery_charge_in_paisa" >= 0 AND "orders"."discount_in_paisa" >= 0 AND "orders"."coupon_discount_in_paisa" >= 0 AND "orders"."grand_total_in_paisa" >= 0 AND "orders"."returned_in_paisa" >= 0);--> statement-breakpoint
-- The books of sales (0090), with what is stored now: the discount of each line, and each step of the money with its amounts.
CREATE OR REPLACE FUNCTION "book_orders"("refs" uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  booked integer;
BEGIN
  -- In the order in which everybody holds several orders. Nobody books the same one meanwhile.
  PERFORM FROM orders WHERE id = ANY(refs) ORDER BY id FOR NO KEY UPDATE;

  WITH moments AS MATERIALIZED (
    -- When it last went each step ahead, and who took it there.
    SELECT DISTINCT ON (order_ref, kind) order_ref, kind, at, by, id FROM (
      SELECT order_ref, at, by, id, CASE
        WHEN "from" IS NULL THEN 'ordered'
        WHEN "from" = 'Pending' AND "to" = 'Processing' THEN 'confirmed'
        WHEN "from" = 'Processing' AND "to" = 'Shipped' THEN 'dispatched'
        WHEN "from" = 'Shipped' AND "to" = 'Delivered' THEN 'delivered'
        WHEN "from" = 'Shipped' AND "to" = 'Canceled' THEN 'refused'
        WHEN "to" = 'Canceled' THEN 'canceled' END AS kind
      FROM order_changes WHERE order_ref = ANY(refs) AND field = 'status'
    ) steps WHERE kind IS NOT NULL ORDER BY order_ref, kind, at DESC, id DESC
  ), latest AS MATERIALIZED (
    SELECT DISTINCT ON (order_ref) order_ref, at, by FROM order_changes WHERE order_ref = ANY(refs)
    ORDER BY order_ref, at DESC, id DESC
  ), standing AS MATERIALIZED (
    -- How far it came: 0 placed, 1 confirmed, 2 dispatched, 3 delivered; of what is canceled, how far it had come.
    SELECT o.id AS order_ref, o.placed_at, o.status_changed_at, o.district, o.source, o.coupon_ref, o.customer_id, o.phone,
      o.grand_total_in_paisa + o.returned_in_paisa AS grand_total, o.status = 'Canceled' AS is_canceled,
      CASE coalesce(CASE WHEN o.status = 'Canceled' THEN coalesce(
          (SELECT c."from" FROM order_changes c WHERE c.order_ref = o.id AND c.field = 'status' AND c."to" = 'Canceled' ORDER BY c.at DESC, c.id DESC LIMIT 1),
          'Pending') END, o.status)
        WHEN 'Pending' THEN 0 WHEN 'Processing' THEN 1 WHEN 'Shipped' THEN 2 ELSE 3 END AS stage
    FROM orders o WHERE o.id = ANY(refs)
  ), bought AS (
    SELECT l.order_ref, l.position, l.sku, l.product_id, l.variant_id, l.quantity, l.unit_price_in_paisa AS unit_price, l.purchase_cost_in_paisa AS unit_cost,
      l.discount_in_paisa::numeric AS discount
    FROM order_lines l WHERE l.order_ref = ANY(refs)
  ), back AS MATERIALIZED (
    SELECT r.order_ref, r.position, r.at, r.by, r.fit + r.unfit AS pieces,
      sum(r.fit + r.unfit) OVER (PARTITION BY r.order_ref, r.position ORDER BY r.at, r.id) AS until,
      s.stage = 3 AND (r.at, r.id) > (coalesce(d.at, s.status_changed_at), coalesce(d.id, r.id)) AS is_returned
    FROM order_returns r JOIN standing s USING (order_ref)
      LEFT JOIN moments d ON d.order_ref = r.order_ref AND d.kind = 'delivered'
    WHERE r.order_ref = ANY(refs)
  ), came AS (
    SELECT order_ref, position, sum(pieces) AS pieces, coalesce(sum(pieces) FILTER (WHERE NOT is_returned), 0) AS refused
    FROM back GROUP BY order_ref, position
  ), priced AS MATERIALIZED (
    SELECT b.*, s.stage, s.is_canceled, coalesce(came.pieces, 0) AS came, coalesce(came.refused, 0) AS refused
    FROM bought b JOIN standing s USING (order_ref) LEFT JOIN came USING (order_ref, position)
  ), parts AS (
    SELECT p.order_ref, p.position, part.kind, NULL::timestamptz AS event_at, NULL::text AS by, part.first AS first, p.quantity::bigint AS last,
      (part.first < p.quantity OR part.kind = 'refused')::integer AS lines
    FROM priced p CROSS JOIN LATERAL (VALUES
      ('ordered', true, 0::bigint),
      ('canceled', p.is_canceled AND p.stage < 2, 0),
      ('dispatched', p.stage >= 2, 0),
      ('delivered', p.stage = 3, p.refused::bigint),
      ('refused', p.is_canceled AND p.stage = 2, p.came::bigint)
    ) part(kind, holds, first) WHERE part.holds
    UNION ALL
    SELECT b.order_ref, b.position, CASE WHEN b.is_returned THEN 'returned' ELSE 'refused' END, b.at, b.by, (b.until - b.pieces)::bigint, b.until::bigint,
      (b.is_returned AND b.until - b.pieces = came.refused)::integer
    FROM back b JOIN came USING (order_ref, position)
  ), known AS (
    -- What a line was when it was first booked.
    SELECT DISTINCT ON (order_ref, position, sku) order_ref, position, sku, product_id, variant_id, category_id, brand
    FROM sales_line_entries WHERE order_ref = ANY(refs) ORDER BY order_ref, position, sku, id
  ), line_targets AS MATERIALIZED (
    SELECT w.order_ref, w.position, w.sku, w.kind, w.event_at, w.by, w.lines, w.pieces, w.gross, w.discount,
      CASE WHEN w.unit_cost IS NULL THEN 0 ELSE w.gross - w.discount END AS costed, w.pieces * coalesce(w.unit_cost, 0) AS cost,
      CASE WHEN known.sku IS NULL THEN w.product_id ELSE known.product_id END AS product_id,
      CASE WHEN known.sku IS NULL THEN w.variant_id ELSE known.variant_id END AS variant_id,
      CASE WHEN known.sku IS NULL THEN product.category_id ELSE known.category_id END AS category_id,
      CASE WHEN known.sku IS NULL THEN product.brand ELSE known.brand END AS brand
    FROM (
      SELECT parts.*, p.sku, p.product_id, p.variant_id, p.unit_cost, parts.last - parts.first AS pieces,
        (parts.last - parts.first) * p.unit_price AS gross,
        (div(p.discount * parts.last, p.quantity) - div(p.discount * parts.first, p.quantity))::bigint AS discount
      FROM parts JOIN priced p USING (order_ref, position)
    ) w LEFT JOIN known USING (order_ref, position, sku) LEFT JOIN products product ON product.id = w.product_id
  ), line_sums AS (
    SELECT order_ref, position, sku, kind, event_at, sum(lines) AS lines, sum(pieces) AS pieces, sum(gross) AS gross, sum(discount) AS discount,
      sum(costed) AS costed, sum(cost) AS cost,
      (array_agg(product_id ORDER BY is_booked DESC) FILTER (WHERE product_id IS NOT NULL))[1] AS product_id,
      (array_agg(variant_id ORDER BY is_booked DESC) FILTER (WHERE variant_id IS NOT NULL))[1] AS variant_id,
      (array_agg(category_id ORDER BY is_booked DESC) FILTER (WHERE category_id IS NOT NULL))[1] AS category_id,
      (array_agg(brand ORDER BY is_booked DESC) FILTER (WHERE brand IS NOT NULL))[1] AS brand
    FROM (
      SELECT order_ref, position, sku, kind, event_at, lines, pieces, gross, discount, costed, cost, product_id, variant_id, category_id, brand, false AS is_booked
      FROM line_targets
      UNION ALL
      SELECT order_ref, position, sku, kind, event_at, -lines, -pieces, -gross_in_paisa, -discount_in_paisa, -costed_in_paisa, -cost_in_paisa,
        product_id, variant_id, category_id, brand, true
      FROM sales_line_entries WHERE order_ref = ANY(refs)
    ) both_sides GROUP BY order_ref, position, sku, kind, event_at
  ), paid AS (
    -- Each step of the money; an undone one names the step that it undoes, and has its amounts.
    SELECT c.order_ref, c.at, c.by, c.way, c.kind, c.before, coalesce(c.amount_in_paisa, s.grand_total) AS amount, c.charges
    FROM (
      SELECT order_ref, at, by, amount_in_paisa, coalesce((details ->> 'chargesInPaisa')::bigint, 0) AS charges,
        CASE WHEN details @> '{"isUndone": true}' THEN -1 ELSE 1 END AS way,
        CASE WHEN details @> '{"isUndone": true}' THEN "from" ELSE "to" END AS kind,
        CASE WHEN details @> '{"isUndone": true}' THEN "to" ELSE "from" END AS before
      FROM order_changes WHERE order_ref = ANY(refs) AND field = 'payment'
    ) c JOIN standing s USING (order_ref)
  ), targets AS (
    SELECT t.order_ref, step.kind, t.event_at, max(t.by) AS by,
      (t.event_at IS NULL OR t.kind = 'returned' AND t.event_at = min(t.event_at) OVER (PARTITION BY t.order_ref, step.kind))::integer AS orders,
      sum(t.pieces) AS pieces, sum(t.gross) AS gross, sum(t.discount) AS discount,
      CASE WHEN t.event_at IS NULL THEN max(whole.delivery) ELSE 0 END AS delivery,
      sum(t.costed) AS costed, sum(t.cost) AS cost, 0::bigint AS amount
    FROM line_targets t JOIN standing s USING (order_ref)
      JOIN (
        SELECT order_ref, s.grand_total - sum(gross) + sum(discount) AS delivery FROM line_targets JOIN standing s USING (order_ref)
        WHERE kind = 'ordered' GROUP BY order_ref, s.grand_total
      ) whole USING (order_ref)
      CROSS JOIN LATERAL (VALUES (t.kind, true), ('confirmed', t.kind = 'ordered' AND s.stage >= 1)) step(kind, holds)
    WHERE step.holds GROUP BY t.order_ref, step.kind, t.kind, t.event_at
    UNION ALL
    -- An order is counted once, however many times money of it was collected or refunded.
    SELECT order_ref, step.kind, at, by, way * step.orders, 0, 0, 0, 0, 0, 0, way * step.amount
    FROM paid CROSS JOIN LATERAL (VALUES
      (kind, CASE kind WHEN 'collected' THEN (before = 'due')::integer WHEN 'refunded' THEN (before <> 'refunded')::integer ELSE 1 END, amount),
      ('charges', 1, charges)
    ) step(kind, orders, amount) WHERE step.kind <> 'charges' OR charges <> 0
  ), sums AS (
    SELECT order_ref, kind, event_at, district, sum(orders) AS orders, sum(pieces) AS pieces, sum(gross) AS gross, sum(discount) AS discount,
      sum(delivery) AS delivery, sum(costed) AS costed, sum(cost) AS cost, sum(amount) AS amount,
      max(by) FILTER (WHERE NOT is_booked) AS by, max(customer) AS customer,
      -- In whatever place: what is sent elsewhere is booked anew today, not on the day on which it was ordered.
      bool_or(bool_or(is_booked)) OVER (PARTITION BY order_ref, kind, event_at) AS was_booked
    FROM (
      SELECT t.*, s.district, NULL::text AS customer, false AS is_booked FROM targets t JOIN standing s USING (order_ref)
      UNION ALL
      SELECT order_ref, kind, event_at, NULL, -orders, -pieces, -gross_in_paisa, -discount_in_paisa, -delivery_in_paisa, -costed_in_paisa, -cost_in_paisa,
        -amount_in_paisa, district, customer, true
      FROM sales_entries WHERE order_ref = ANY(refs)
    ) both_sides GROUP BY order_ref, kind, event_at, district
  ), dated AS MATERIALIZED (
    SELECT sums.*, s.source, s.coupon_ref, s.customer_id, s.phone,
      coalesce(CASE WHEN was_booked THEN latest.at WHEN event_at IS NOT NULL THEN event_at WHEN sums.kind = 'ordered' THEN s.placed_at
        ELSE moments.at END, s.status_changed_at) AS at,
      coalesce(CASE WHEN was_booked THEN latest.by ELSE coalesce(sums.by, moments.by) END, latest.by, 'shop') AS who
    FROM sums JOIN standing s USING (order_ref)
      LEFT JOIN moments ON moments.order_ref = sums.order_ref AND moments.kind = sums.kind AND sums.event_at IS NULL
      LEFT JOIN latest ON latest.order_ref = sums.order_ref
  ), written AS (
    INSERT INTO sales_entries (order_ref, kind, at, day, event_at, by, district, source, coupon_ref, customer, orders, pieces, gross_in_paisa, discount_in_paisa,
      delivery_in_paisa, costed_in_paisa, cost_in_paisa, amount_in_paisa)
    SELECT order_ref, kind, at, (at AT TIME ZONE 'Asia/Dhaka')::date, event_at, who, district, source, coupon_ref,
      CASE WHEN kind = 'delivered' THEN coalesce(customer, CASE WHEN phone = '' AND customer_id IS NULL THEN NULL WHEN EXISTS (
          SELECT FROM orders e WHERE e.phone = dated.phone AND dated.phone <> '' AND e.status = 'Delivered' AND (e.status_changed_at, e.id) < (dated.at, dated.order_ref)
        ) OR EXISTS (
          SELECT FROM orders e WHERE e.customer_id = dated.customer_id AND e.status = 'Delivered' AND (e.status_changed_at, e.id) < (dated.at, dated.order_ref)
        ) THEN 'returning' ELSE 'new' END) END,
      orders, pieces, gross, discount, delivery, costed, cost, amount
    FROM dated WHERE (orders, pieces, gross, discount, delivery, costed, cost, amount) <> (0, 0, 0, 0, 0, 0, 0, 0)
    ORDER BY at, order_ref
    RETURNING order_ref, day
  ), lines_written AS (
    INSERT INTO sales_line_entries (order_ref, position, kind, day, event_at, sku, product_id, variant_id, category_id, brand, lines, pieces, gross_in_paisa,
      discount_in_paisa, costed_in_paisa, cost_in_paisa)
    SELECT l.order_ref, l.position, l.kind, (d.at AT TIME ZONE 'Asia/Dhaka')::date, l.event_at, l.sku, l.product_id, l.variant_id, l.category_id, l.brand,
      l.lines, l.pieces, l.gross, l.discount, l.costed, l.cost
    FROM line_sums l JOIN (SELECT DISTINCT order_ref, kind, event_at, at FROM dated) d
      ON d.order_ref = l.order_ref AND d.kind = l.kind AND d.event_at IS NOT DISTINCT FROM l.event_at
    WHERE (l.lines, l.pieces, l.gross, l.discount, l.costed, l.cost) <> (0, 0, 0, 0, 0, 0)
    RETURNING order_ref, day
  ), touched AS MATERIALIZED (
    SELECT order_ref, day FROM written UNION SELECT order_ref, day FROM lines_written
  ), stale AS (
    INSERT INTO stale_sales_days (day, is_cohort)
    SELECT DISTINCT day, false FROM touched
    UNION ALL
    -- How those days ended has changed, on which these orders were placed and sent.
    SELECT DISTINCT (at AT TIME ZONE 'Asia/Dhaka')::date, true FROM dated WHERE kind IN ('ordered', 'dispatched') AND order_ref IN (SELECT order_ref FROM touched)
    UNION ALL
    SELECT DISTINCT e.day, true FROM sales_entries e WHERE e.order_ref IN (SELECT order_ref FROM touched) AND e.kind IN ('ordered', 'dispatched')
    RETURNING day
  )
  SELECT count(*) INTO booked FROM touched;
  RETURN booked;
END $$;
