CREATE TABLE "coupon_categories" (
	"coupon_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "coupon_categories_coupon_id_category_id_pk" PRIMARY KEY("coupon_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "code_uses_are_counted" CHECK ("coupon_codes"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_products" (
	"coupon_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "coupon_products_coupon_id_product_id_pk" PRIMARY KEY("coupon_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"amount_in_paisa" integer,
	"percent" integer,
	"cap_in_paisa" integer,
	"least_in_paisa" integer,
	"goods" text DEFAULT 'all' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"most_uses" integer,
	"most_uses_of_phone" integer,
	"most_uses_of_code" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupon_takes_something_off" CHECK ((("coupons"."kind" = 'fixed' AND "coupons"."amount_in_paisa" > 0 AND num_nonnulls("coupons"."percent", "coupons"."cap_in_paisa") = 0)
        OR ("coupons"."kind" = 'percent' AND "coupons"."percent" BETWEEN 1 AND 100 AND "coupons"."amount_in_paisa" IS NULL)
        OR ("coupons"."kind" = 'free-delivery' AND num_nonnulls("coupons"."amount_in_paisa", "coupons"."percent", "coupons"."cap_in_paisa") = 0)) IS TRUE),
	CONSTRAINT "coupon_goods_are_known" CHECK ("coupons"."goods" IN ('all', 'categories', 'products')),
	CONSTRAINT "coupon_ends_after_it_starts" CHECK ("coupons"."ends_at" > "coupons"."starts_at"),
	CONSTRAINT "coupon_uses_are_counted" CHECK ("coupons"."uses" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "grand_total_adds_up";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_ref" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_discount_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_categories" ADD CONSTRAINT "coupon_categories_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_categories" ADD CONSTRAINT "coupon_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_products" ADD CONSTRAINT "coupon_products_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_products" ADD CONSTRAINT "coupon_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_of_category" ON "coupon_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "codes_of_coupon" ON "coupon_codes" USING btree ("coupon_id","code");--> statement-breakpoint
CREATE INDEX "coupons_of_product" ON "coupon_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "coupons_by_time" ON "coupons" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_ref_coupons_id_fk" FOREIGN KEY ("coupon_ref") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_coupon" ON "orders" USING btree ("coupon_ref","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."coupon_ref" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "coupon_is_named" CHECK (num_nonnulls("orders"."coupon_ref", "orders"."coupon_code", "orders"."coupon_kind") IN (0, 3) AND ("orders"."coupon_ref" IS NOT NULL OR "orders"."coupon_discount_in_paisa" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "grand_total_adds_up" CHECK ("orders"."grand_total_in_paisa" = "orders"."subtotal_in_paisa" + "orders"."delivery_charge_in_paisa" - "orders"."discount_in_paisa" - "orders"."coupon_discount_in_paisa" AND "orders"."subtotal_in_paisa" >= 0 AND "orders"."delivery_charge_in_paisa" >= 0 AND "orders"."discount_in_paisa" >= 0 AND "orders"."coupon_discount_in_paisa" >= 0 AND "orders"."grand_total_in_paisa" >= 0);--> statement-breakpoint
-- Takes one use of a coupon for an order that is about to be written in the same statement, or none: false (docs/decisions/0156). The phone
-- is locked first, as by order_limit_reached, so that orders of one phone count each other; then the coupon and its code. Each question is
-- asked after its lock, and sees what was committed before. An order that is there already takes no second use.
CREATE FUNCTION "use_coupon"("for_key" text, "of_coupon" uuid, "of_code" text, "as_read" integer, "of_phone" text, "of_account" uuid, "used_at" timestamp with time zone)
RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  locked text := pg_advisory_xact_lock(41, hashtext(of_phone))::text;
  coupon coupons%ROWTYPE;
  uses_of_code integer;
BEGIN
  SELECT * INTO coupon FROM coupons c WHERE c.id = of_coupon FOR NO KEY UPDATE;
  SELECT k.uses INTO uses_of_code FROM coupon_codes k WHERE k.code = of_code AND k.coupon_id = of_coupon FOR NO KEY UPDATE;
  IF uses_of_code IS NULL OR EXISTS (SELECT FROM orders o WHERE o.idempotency_key = for_key) THEN
    RETURN false;
  END IF;

  IF coupon.version <> as_read OR NOT coupon.is_active OR coupon.starts_at > used_at OR coupon.ends_at <= used_at
    OR coupon.uses >= coupon.most_uses OR uses_of_code >= coupon.most_uses_of_code
  THEN
    RETURN false;
  END IF;

  IF coupon.most_uses_of_phone IS NOT NULL AND coupon.most_uses_of_phone <= (
    SELECT count(*) FROM orders o WHERE o.phone = of_phone AND o.coupon_ref = of_coupon AND o.status <> 'Canceled')
  THEN
    RETURN false;
  END IF;

  IF coupon.first_order_only AND (EXISTS (SELECT FROM orders o WHERE o.phone = of_phone AND o.status <> 'Canceled')
    OR EXISTS (SELECT FROM orders o WHERE o.customer_id = of_account AND o.status <> 'Canceled'))
  THEN
    RETURN false;
  END IF;

  UPDATE coupons c SET uses = c.uses + 1 WHERE c.id = of_coupon;
  UPDATE coupon_codes k SET uses = k.uses + 1 WHERE k.code = of_code;
  RETURN true;
END $$;
--> statement-breakpoint
-- Gives back what the statement took of a coupon: the order could not be written.
CREATE FUNCTION "refuse_unplaced"() RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RAISE EXCEPTION 'the order was not written' USING ERRCODE = 'HA001';
END $$;
