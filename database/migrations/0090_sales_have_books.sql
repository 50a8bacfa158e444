CREATE TABLE "sales_cohorts" (
	"day" date PRIMARY KEY NOT NULL,
	"ordered" integer NOT NULL,
	"ordered_canceled" integer NOT NULL,
	"ordered_dispatched" integer NOT NULL,
	"ordered_delivered" integer NOT NULL,
	"ordered_refused" integer NOT NULL,
	"ordered_returned" integer NOT NULL,
	"dispatched" integer NOT NULL,
	"dispatched_delivered" integer NOT NULL,
	"dispatched_refused" integer NOT NULL,
	"dispatched_returned" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_customer_months" (
	"cohort" date NOT NULL,
	"month" date NOT NULL,
	"customers" integer NOT NULL,
	"orders" integer NOT NULL,
	"net_in_paisa" bigint NOT NULL,
	CONSTRAINT "sales_customer_months_cohort_month_pk" PRIMARY KEY("cohort","month")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"ordered_orders" integer,
	"ordered_pieces" integer,
	"ordered_gross" bigint,
	"ordered_discount" bigint,
	"ordered_delivery" bigint,
	"ordered_costed" bigint,
	"ordered_cost" bigint,
	"canceled_orders" integer,
	"canceled_pieces" integer,
	"canceled_gross" bigint,
	"canceled_discount" bigint,
	"canceled_delivery" bigint,
	"canceled_costed" bigint,
	"canceled_cost" bigint,
	"confirmed_orders" integer,
	"confirmed_pieces" integer,
	"confirmed_gross" bigint,
	"confirmed_discount" bigint,
	"confirmed_delivery" bigint,
	"confirmed_costed" bigint,
	"confirmed_cost" bigint,
	"dispatched_orders" integer,
	"dispatched_pieces" integer,
	"dispatched_gross" bigint,
	"dispatched_discount" bigint,
	"dispatched_delivery" bigint,
	"dispatched_costed" bigint,
	"dispatched_cost" bigint,
	"delivered_orders" integer,
	"delivered_pieces" integer,
	"delivered_gross" bigint,
	"delivered_discount" bigint,
	"delivered_delivery" bigint,
	"delivered_costed" bigint,
	"delivered_cost" bigint,
	"refused_orders" integer,
	"refused_pieces" integer,
	"refused_gross" bigint,
	"refused_discount" bigint,
	"refused_delivery" bigint,
	"refused_costed" bigint,
	"refused_cost" bigint,
	"returned_orders" integer,
	"returned_pieces" integer,
	"returned_gross" bigint,
	"returned_discount" bigint,
	"returned_delivery" bigint,
	"returned_costed" bigint,
	"returned_cost" bigint,
	"collected_orders" integer,
	"collected_amount" bigint,
	"remitted_orders" integer,
	"remitted_amount" bigint,
	"charges_orders" integer,
	"charges_amount" bigint,
	"refunded_orders" integer,
	"refunded_amount" bigint,
	CONSTRAINT "sales_days_dimension_day_key_pk" PRIMARY KEY("dimension","day","key")
);
--> statement-breakpoint
CREATE TABLE "sales_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_ref" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"event_at" timestamp with time zone,
	"by" text NOT NULL,
	"district" text NOT NULL,
	"source" text NOT NULL,
	"coupon_ref" uuid,
	"customer" text,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"gross_in_paisa" bigint NOT NULL,
	"discount_in_paisa" bigint NOT NULL,
	"delivery_in_paisa" bigint NOT NULL,
	"costed_in_paisa" bigint NOT NULL,
	"cost_in_paisa" bigint NOT NULL,
	"amount_in_paisa" bigint NOT NULL,
	CONSTRAINT "sales_kind_is_known" CHECK ("sales_entries"."kind" IN ('ordered', 'canceled', 'confirmed', 'dispatched', 'delivered', 'refused', 'returned', 'collected', 'remitted', 'charges', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "sales_line_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_line_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_ref" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"event_at" timestamp with time zone,
	"sku" text NOT NULL,
	"product_id" uuid,
	"variant_id" uuid,
	"category_id" uuid,
	"brand" text,
	"lines" integer NOT NULL,
	"pieces" integer NOT NULL,
	"gross_in_paisa" bigint NOT NULL,
	"discount_in_paisa" bigint NOT NULL,
	"costed_in_paisa" bigint NOT NULL,
	"cost_in_paisa" bigint NOT NULL,
	CONSTRAINT "sales_line_kind_is_known" CHECK ("sales_line_entries"."kind" IN ('ordered', 'canceled', 'confirmed', 'dispatched', 'delivered', 'refused', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "sales_months" (
	"month" date NOT NULL,
	"dimension" text NOT NULL,
	"key" text NOT NULL,
	"ordered_orders" integer,
	"ordered_pieces" integer,
	"ordered_gross" bigint,
	"ordered_discount" bigint,
	"ordered_delivery" bigint,
	"ordered_costed" bigint,
	"ordered_cost" bigint,
	"canceled_orders" integer,
	"canceled_pieces" integer,
	"canceled_gross" bigint,
	"canceled_discount" bigint,
	"canceled_delivery" bigint,
	"canceled_costed" bigint,
	"canceled_cost" bigint,
	"confirmed_orders" integer,
	"confirmed_pieces" integer,
	"confirmed_gross" bigint,
	"confirmed_discount" bigint,
	"confirmed_delivery" bigint,
	"confirmed_costed" bigint,
	"confirmed_cost" bigint,
	"dispatched_orders" integer,
	"dispatched_pieces" integer,
	"dispatched_gross" bigint,
	"dispatched_discount" bigint,
	"dispatched_delivery" bigint,
	"dispatched_costed" bigint,
	"dispatched_cost" bigint,
	"delivered_orders" integer,
	"delivered_pieces" integer,
	"delivered_gross" bigint,
	"delivered_discount" bigint,
	"delivered_delivery" bigint,
	"delivered_costed" bigint,
	"delivered_cost" bigint,
	"refused_orders" integer,
	"refused_pieces" integer,
	"refused_gross" bigint,
	"refused_discount" bigint,
	"refused_delivery" bigint,
	"refused_costed" bigint,
	"refused_cost" bigint,
	"returned_orders" integer,
	"returned_pieces" integer,
	"returned_gross" bigint,
	"returned_discount" bigint,
	"returned_delivery" bigint,
	"returned_costed" bigint,
	"returned_cost" bigint,
	"collected_orders" integer,
	"collected_amount" bigint,
	"remitted_orders" integer,
	"remitted_amount" bigint,
	"charges_orders" integer,
	"charges_amount" bigint,
	"refunded_orders" integer,
	"refunded_amount" bigint,
	CONSTRAINT "sales_months_dimension_month_key_pk" PRIMARY KEY("dimension","month","key")
);
--> statement-breakpoint
CREATE TABLE "sales_queue" (
	"order_ref" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_stock" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"stock" integer NOT NULL,
	"value_in_paisa" bigint NOT NULL,
	"is_cost_known" boolean NOT NULL,
	"sold_in30_days" integer NOT NULL,
	"sold_in90_days" integer NOT NULL,
	"cover_days" integer,
	"sold_out_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_sales_days" (
	"day" date NOT NULL,
	"is_cohort" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sales_days_of_key" ON "sales_days" USING btree ("dimension","key","day");--> statement-breakpoint
CREATE INDEX "sales_entries_of_order" ON "sales_entries" USING btree ("order_ref");--> statement-breakpoint
CREATE INDEX "sales_entries_of_day" ON "sales_entries" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_lines_of_order" ON "sales_line_entries" USING btree ("order_ref");--> statement-breakpoint
CREATE INDEX "sales_lines_of_day" ON "sales_line_entries" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sales_months_of_key" ON "sales_months" USING btree ("dimension","key","month");--> statement-breakpoint
CREATE INDEX "sales_stock_by_value" ON "sales_stock" USING btree ("value_in_paisa","variant_id");--> statement-breakpoint
CREATE INDEX "sales_stock_by_cover" ON "sales_stock" USING btree ("cover_days","variant_id") WHERE "sales_stock"."cover_days" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_stock_dead" ON "sales_stock" USING btree ("value_in_paisa","variant_id") WHERE "sales_stock"."stock" > 0 AND "sales_stock"."sold_in90_days" <= 0;--> statement-breakpoint
CREATE INDEX "sales_stock_sold_out" ON "sales_stock" USING btree ("sold_out_days","variant_id") WHERE "sales_stock"."sold_out_days" > 0;--> statement-breakpoint
-- What an order is worth in the books, made from how it stands and from its history; what is not yet booked of it is booked. The one writer of the
-- ledger (docs/decisions/0170). Whoever calls it holds the orders, or waits for them.
--
-- Each kind is a window of pieces of a line: [0, quantity) was ordered, what was refused are the first of them, what was delivered the rest, and
-- what came back later a window of that. Discounts are shared out by the same windows, so that nothing is lost by rounding: what is dispatched is
-- delivered, refused and under way to the paisa.
CREATE FUNCTION "book_orders"("refs" uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
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
      o.grand_total_in_paisa AS grand_total, o.status = 'Canceled' AS is_canceled,
      o.discount_in_paisa + CASE WHEN o.coupon_kind = 'free-delivery' THEN 0 ELSE o.coupon_discount_in_paisa END AS off,
      CASE coalesce(CASE WHEN o.status = 'Canceled' THEN coalesce(
          (SELECT c."from" FROM order_changes c WHERE c.order_ref = o.id AND c.field = 'status' AND c."to" = 'Canceled' ORDER BY c.at DESC, c.id DESC LIMIT 1),
          'Pending') END, o.status)
        WHEN 'Pending' THEN 0 WHEN 'Processing' THEN 1 WHEN 'Shipped' THEN 2 ELSE 3 END AS stage
    FROM orders o WHERE o.id = ANY(refs)
  ), bought AS (
    SELECT l.order_ref, l.position, l.sku, l.product_id, l.variant_id, l.quantity, l.unit_price_in_paisa AS unit_price, l.purchase_cost_in_paisa AS unit_cost,
      l.quantity::bigint * l.unit_price_in_paisa AS gross,
      sum(l.quantity::bigint * l.unit_price_in_paisa) OVER (PARTITION BY l.order_ref) AS goods,
      sum(l.quantity::bigint * l.unit_price_in_paisa) OVER (PARTITION BY l.order_ref ORDER BY l.position) AS until
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
    SELECT b.*, s.stage, s.is_canceled, coalesce(came.pieces, 0) AS came, coalesce(came.refused, 0) AS refused,
      CASE WHEN b.goods = 0 THEN 0 ELSE div(least(s.off, b.goods) * b.until, b.goods) - div(least(s.off, b.goods) * (b.until - b.gross), b.goods) END AS discount
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
    -- Each step of the money with what it was about: where nobody said how much, it was all.
    SELECT c.order_ref, c.at, c.by, c."from", c."to", collected.amount AS collected,
      coalesce((SELECT r.amount_in_paisa FROM order_changes r WHERE r.order_ref = c.order_ref AND r.field = 'payment' AND r."from" = 'collected' AND r."to" = 'remitted'
        AND (r.at, r.id) <= (c.at, c.id) ORDER BY r.at DESC, r.id DESC LIMIT 1), collected.amount) AS remitted,
      coalesce((SELECT r.amount_in_paisa FROM order_changes r WHERE r.order_ref = c.order_ref AND r.field = 'payment' AND r."to" = 'refunded'
        AND (r.at, r.id) <= (c.at, c.id) ORDER BY r.at DESC, r.id DESC LIMIT 1), collected.amount) AS refunded
    FROM order_changes c JOIN standing s USING (order_ref) CROSS JOIN LATERAL (
      SELECT coalesce((SELECT e.amount_in_paisa FROM order_changes e WHERE e.order_ref = c.order_ref AND e.field = 'payment' AND e."from" = 'due' AND e."to" = 'collected'
        AND (e.at, e.id) <= (c.at, c.id) ORDER BY e.at DESC, e.id DESC LIMIT 1), s.grand_total) AS amount
    ) collected
    WHERE c.order_ref = ANY(refs) AND c.field = 'payment'
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
    SELECT order_ref, step.kind, at, by, step.way, 0, 0, 0, 0, 0, 0, step.way * step.amount
    FROM paid CROSS JOIN LATERAL (VALUES
      ('collected', CASE WHEN "from" = 'due' THEN 1 WHEN "from" = 'collected' AND "to" = 'due' THEN -1 ELSE 0 END, collected),
      ('remitted', CASE WHEN "from" = 'collected' AND "to" = 'remitted' THEN 1 WHEN "from" = 'remitted' AND "to" = 'collected' THEN -1 ELSE 0 END, remitted),
      ('charges', CASE WHEN collected = remitted THEN 0 WHEN "from" = 'collected' AND "to" = 'remitted' THEN 1 WHEN "from" = 'remitted' AND "to" = 'collected' THEN -1 ELSE 0 END, collected - remitted),
      ('refunded', CASE WHEN "to" = 'refunded' THEN 1 WHEN "from" = 'refunded' THEN -1 ELSE 0 END, refunded)
    ) step(kind, way, amount) WHERE step.way <> 0
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
END $$;--> statement-breakpoint
-- Whatever places an order says so, in its own transaction: none can be forgotten. It is booked afterwards, and before anything is changed of it.
CREATE FUNCTION "queue_sales_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_queue (order_ref) VALUES (NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sales_of_new_order" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "queue_sales_of_order"();--> statement-breakpoint
CREATE FUNCTION "book_order_before_edit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM book_orders(ARRAY[OLD.id]);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "sales_before_edit" BEFORE UPDATE OF "version" ON "orders" FOR EACH ROW WHEN (OLD.version <> NEW.version)
  EXECUTE FUNCTION "book_order_before_edit"();--> statement-breakpoint
-- Whatever changes an order writes what it did into its history; it is booked as the last thing of the same transaction, when all of it is there.
-- Who fills a shop in bulk says that the queue is enough (SET LOCAL haat.books_later = 'yes').
CREATE FUNCTION "book_change_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM book_orders(ARRAY[NEW.order_ref]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sales_of_change" AFTER INSERT ON "order_changes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW."from" IS NOT NULL AND current_setting('haat.books_later', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION "book_change_of_order"();--> statement-breakpoint
-- Orders that are there already. They are booked once the shop is open, each on its own days.
INSERT INTO "sales_queue" ("order_ref") SELECT id FROM "orders" ORDER BY id;
