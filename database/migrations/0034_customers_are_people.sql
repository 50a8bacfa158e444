CREATE TABLE "blocked_buyers" (
	"buyer" text NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "blocked_buyers_buyer_customer_id_pk" PRIMARY KEY("buyer","customer_id")
);
--> statement-breakpoint
CREATE TABLE "customer_identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"phone" text,
	"joined_into" uuid,
	"customer_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"mark" text DEFAULT 'none' NOT NULL,
	"mark_reason" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "customer_has_the_account" UNIQUE("user_id"),
	CONSTRAINT "customer_has_the_phone" UNIQUE("phone"),
	CONSTRAINT "customer_is_one_thing" CHECK (num_nonnulls("customer_identities"."user_id", "customer_identities"."phone") = 1),
	CONSTRAINT "identity_mark_is_known" CHECK (mark IN ('none', 'trusted', 'suspicious', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "customer_joins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	CONSTRAINT "join_reason_is_known" CHECK ("customer_joins"."reason" IN ('staff', 'claim', 'email'))
);
--> statement-breakpoint
CREATE TABLE "customer_markings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"mark" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "marking_is_known" CHECK (mark IN ('none', 'trusted', 'suspicious', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_queue" (
	"user_id" uuid,
	"phone" text,
	"is_claim" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"has_account" boolean NOT NULL,
	"district" text,
	"district_bn" text,
	"orders" integer NOT NULL,
	"delivered" integer NOT NULL,
	"canceled" integer NOT NULL,
	"returned" integer NOT NULL,
	"spent_in_paisa" bigint NOT NULL,
	"first_order_at" timestamp with time zone,
	"last_order_at" timestamp with time zone,
	"active_at" timestamp with time zone NOT NULL,
	"mark" text NOT NULL,
	"tags" text[] NOT NULL,
	"searched_text" text NOT NULL,
	CONSTRAINT "customer_mark_is_known" CHECK (mark IN ('none', 'trusted', 'suspicious', 'blocked'))
);
--> statement-breakpoint
ALTER TABLE "blocked_buyers" ADD CONSTRAINT "blocked_buyers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_identities" ADD CONSTRAINT "customer_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_identities" ADD CONSTRAINT "customer_identities_joined_into_customer_identities_id_fk" FOREIGN KEY ("joined_into") REFERENCES "public"."customer_identities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_joins" ADD CONSTRAINT "customer_joins_identity_id_customer_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."customer_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_joins" ADD CONSTRAINT "customer_joins_into_id_customer_identities_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."customer_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_markings" ADD CONSTRAINT "customer_markings_identity_id_customer_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."customer_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_identity_id_customer_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."customer_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_id_customer_identities_id_fk" FOREIGN KEY ("id") REFERENCES "public"."customer_identities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_of_customer" ON "blocked_buyers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "identities_of_customer" ON "customer_identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "identities_joined_into" ON "customer_identities" USING btree ("joined_into") WHERE "customer_identities"."joined_into" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "joins_of_identity" ON "customer_joins" USING btree ("identity_id","id");--> statement-breakpoint
CREATE INDEX "joins_into" ON "customer_joins" USING btree ("into_id","id");--> statement-breakpoint
CREATE INDEX "markings_of_identity" ON "customer_markings" USING btree ("identity_id","id");--> statement-breakpoint
CREATE INDEX "notes_of_identity" ON "customer_notes" USING btree ("identity_id","id");--> statement-breakpoint
CREATE INDEX "customers_by_activity" ON "customers" USING btree ("active_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_orders" ON "customers" USING btree ("orders","id");--> statement-breakpoint
CREATE INDEX "customers_by_spent" ON "customers" USING btree ("spent_in_paisa","id");--> statement-breakpoint
CREATE INDEX "customers_by_returned" ON "customers" USING btree ("returned","id");--> statement-breakpoint
CREATE INDEX "customers_by_district" ON "customers" USING btree ("district","active_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_mark" ON "customers" USING btree ("mark","active_at","id") WHERE "customers"."mark" <> 'none';--> statement-breakpoint
CREATE INDEX "customers_by_tag" ON "customers" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "customers_by_searched_text" ON "customers" USING gin ("searched_text" gin_trgm_ops);--> statement-breakpoint
-- Whatever places or changes an order says whose sums are out of date, in its own transaction: none can be forgotten, none is told that was
-- taken back. A row without any index is all that it costs; what is made of it is made afterwards (docs/decisions/0105).
CREATE FUNCTION "queue_customer_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO customer_queue (user_id, phone) VALUES (NEW.customer_id, CASE WHEN NEW.customer_id IS NULL THEN NEW.phone END);
    RETURN NULL;
  END IF;
  INSERT INTO customer_queue (user_id, phone) VALUES
    (OLD.customer_id, CASE WHEN OLD.customer_id IS NULL THEN OLD.phone END),
    (NEW.customer_id, CASE WHEN NEW.customer_id IS NULL THEN NEW.phone END);
  -- A guest's order that gets an account was claimed: the phone is theirs (D29, D30).
  IF OLD.customer_id IS NULL AND NEW.customer_id IS NOT NULL AND OLD.phone <> '' THEN
    INSERT INTO customer_queue (user_id, phone, is_claim) VALUES (NEW.customer_id, OLD.phone, true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "customer_of_new_order" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "queue_customer_of_order"();--> statement-breakpoint
CREATE TRIGGER "customer_of_changed_order"
  AFTER UPDATE OF "status", "full_name", "phone", "email", "district", "grand_total_in_paisa", "delivery_charge_in_paisa", "customer_id" ON "orders"
  FOR EACH ROW WHEN ((OLD.status, OLD.full_name, OLD.phone, OLD.email, OLD.district, OLD.grand_total_in_paisa, OLD.delivery_charge_in_paisa, OLD.customer_id)
    IS DISTINCT FROM (NEW.status, NEW.full_name, NEW.phone, NEW.email, NEW.district, NEW.grand_total_in_paisa, NEW.delivery_charge_in_paisa, NEW.customer_id))
  EXECUTE FUNCTION "queue_customer_of_order"();--> statement-breakpoint
CREATE FUNCTION "queue_customer_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_queue (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "customer_of_new_account" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "queue_customer_of_account"();--> statement-breakpoint
CREATE TRIGGER "customer_of_changed_account" AFTER UPDATE OF "name", "email", "email_verified", "role" ON "users"
  FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.email_verified, OLD.role) IS DISTINCT FROM (NEW.name, NEW.email, NEW.email_verified, NEW.role))
  EXECUTE FUNCTION "queue_customer_of_account"();--> statement-breakpoint
-- With an account goes what a customer was known as. Whoever was joined with it stays, and is added up anew without it.
CREATE FUNCTION "queue_customers_left"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_queue (user_id, phone)
  SELECT i.user_id, i.phone FROM customer_identities i WHERE i.customer_id = OLD.customer_id AND i.id <> OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "customers_left" AFTER DELETE ON "customer_identities" FOR EACH ROW EXECUTE FUNCTION "queue_customers_left"();--> statement-breakpoint
-- Those who are there already. They are added up once the shop is open.
INSERT INTO "customer_queue" ("user_id", "phone")
  SELECT id, NULL FROM users
  UNION ALL
  SELECT NULL, phone FROM orders WHERE customer_id IS NULL AND phone <> '' GROUP BY phone;--> statement-breakpoint
DROP FUNCTION "order_limit_reached"(text, text, timestamp with time zone, integer, boolean, jsonb, jsonb);--> statement-breakpoint
-- As it was made by 0024, and whoever is blocked is asked to call first: one look at a small index, in the question that is asked anyway.
CREATE FUNCTION "order_limit_reached"("of_phone" text, "of_client" text, "counted_from" timestamp with time zone, "most_of_phone" integer, "is_modest" boolean, "allowances" jsonb, "wanted" jsonb, "of_account" uuid)
RETURNS TABLE ("full_since" timestamp with time zone, "reason" text, "variant_id" uuid)
LANGUAGE plpgsql VOLATILE ROWS 1 AS $$
#variable_conflict use_column
DECLARE
  -- An assignment is evaluated at once, where PERFORM would run a query.
  locked text := pg_advisory_xact_lock(41, hashtext(of_phone))::text;
BEGIN
  IF of_client IS NOT NULL THEN
    locked := pg_advisory_xact_lock(42, hashtext(of_client))::text;
  END IF;
  IF is_modest
    AND NOT EXISTS (SELECT FROM blocked_buyers b WHERE b.buyer = ANY (ARRAY[of_phone, of_account::text]))
    AND NOT EXISTS (SELECT FROM orders o WHERE o.phone = of_phone AND (o.status = 'Pending' OR o.placed_at > counted_from))
    AND (of_client IS NULL OR NOT EXISTS (SELECT FROM orders o WHERE o.client = of_client AND o.status = 'Pending'))
  THEN
    RETURN;
  END IF;

  IF EXISTS (SELECT FROM blocked_buyers b WHERE b.buyer = ANY (ARRAY[of_phone, of_account::text])) THEN
    RETURN QUERY SELECT NULL::timestamptz, 'blocked', NULL::uuid;
    RETURN;
  END IF;

  RETURN QUERY
    SELECT o.placed_at, NULL::text, NULL::uuid FROM orders o
    WHERE o.phone = of_phone AND o.placed_at > counted_from
    ORDER BY o.placed_at DESC LIMIT 1 OFFSET most_of_phone - 1;
  IF FOUND THEN
    RETURN;
  END IF;

  RETURN QUERY
    WITH most AS (
      SELECT * FROM jsonb_to_recordset(allowances)
        AS most(whose text, orders int, pieces int, "piecesOfProduct" int, "valueInPaisa" bigint, "percentOfStock" int, "fewOfProduct" int)
    ), line AS (
      SELECT line.*, v.stock FROM jsonb_to_recordset(wanted)
        AS line("variantId" uuid, "productId" uuid, quantity int, "unitPriceInPaisa" int)
      JOIN variants v ON v.id = line."variantId"
    ), known AS (
      SELECT 'phone' AS whose, l.* FROM orders o JOIN order_lines l ON l.order_ref = o.id
      WHERE o.phone = of_phone AND o.status = 'Pending'
      UNION ALL
      SELECT 'client', l.* FROM orders o JOIN order_lines l ON l.order_ref = o.id
      WHERE o.client = of_client AND o.status = 'Pending'
    ), own AS (
      SELECT most.whose, line."variantId", coalesce(sum(known.quantity) FILTER (WHERE known.variant_id = line."variantId"), 0) AS of_variant,
        coalesce(sum(known.quantity), 0) AS of_product
      FROM most CROSS JOIN line LEFT JOIN known ON known.whose = most.whose AND known.product_id = line."productId"
      GROUP BY most.whose, line."variantId"
    )
    SELECT NULL::timestamptz, found.name, found.variant_id
    FROM most
    CROSS JOIN (SELECT sum(quantity) AS pieces, sum(quantity::bigint * "unitPriceInPaisa") AS paisa FROM line) AS more
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT order_ref) AS orders, coalesce(sum(quantity), 0) AS pieces,
        coalesce(sum(quantity::bigint * unit_price_in_paisa), 0) AS paisa
      FROM known WHERE known.whose = most.whose
    ) AS has
    CROSS JOIN LATERAL (
      SELECT 1 AS rank, 'orders' AS name, NULL::uuid AS variant_id WHERE has.orders >= most.orders
      UNION ALL
      SELECT 2, 'product', line."variantId" FROM line JOIN own USING ("variantId")
      WHERE own.whose = most.whose
        AND (SELECT sum(also.quantity) FROM line also WHERE also."productId" = line."productId") + own.of_product > most."piecesOfProduct"
      UNION ALL
      -- Many people may be behind a client: there, what everybody holds counts as what is left. In a run on a popular product a client
      -- is refused for what it took itself, not because others left little. Read only where the rest is not enough.
      SELECT 3, 'share', line."variantId" FROM line JOIN own USING ("variantId")
      WHERE own.whose = most.whose
        AND line.quantity + own.of_variant > greatest(most."fewOfProduct", (line.stock + own.of_variant) * most."percentOfStock" / 100)
        AND (most.whose = 'phone' OR line.quantity + own.of_variant > greatest(most."fewOfProduct", (line.stock + (
          SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.id = l.order_ref
          WHERE l.variant_id = line."variantId" AND o.status = 'Pending')) * most."percentOfStock" / 100))
      UNION ALL
      SELECT 4, 'pieces', NULL WHERE has.pieces + more.pieces > most.pieces
      UNION ALL
      SELECT 5, 'value', NULL WHERE has.paisa + more.paisa > most."valueInPaisa"
    ) AS found
    ORDER BY found.rank LIMIT 1;
END $$;
