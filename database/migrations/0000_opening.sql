-- The shop opens: catalogue, pictures, banners, settings, delivery, orders.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_bn" text,
	"link" text DEFAULT '/shop' NOT NULL,
	"picture" text NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"placement" text DEFAULT 'slider' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_status_is_known" CHECK ("banners"."status" IN ('Active', 'Inactive')),
	CONSTRAINT "banner_placement_is_known" CHECK ("banners"."placement" IN ('slider', 'new-offer'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_bn" text,
	"picture" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_slug_is_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture_hash" text NOT NULL,
	"variant_id" uuid,
	CONSTRAINT "product_pictures_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category_id" uuid NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"name_bn" text,
	"description" text DEFAULT '' NOT NULL,
	"description_bn" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"units_sold" integer DEFAULT 0 NOT NULL,
	"price_in_paisa" integer NOT NULL,
	"selling_price_in_paisa" integer NOT NULL,
	"deal_price_in_paisa" integer,
	"deal_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(normalize("products"."name" || ' ' || coalesce("products"."name_bn", ''), NFC)), '০১২৩৪৫৬৭৮৯', '0123456789')) STORED NOT NULL,
	CONSTRAINT "product_slug_is_unique" UNIQUE("slug"),
	CONSTRAINT "product_status_is_known" CHECK ("products"."status" IN ('draft', 'active', 'archived')),
	CONSTRAINT "units_sold_is_not_negative" CHECK ("products"."units_sold" >= 0),
	CONSTRAINT "price_is_not_negative" CHECK ("products"."price_in_paisa" >= 0 AND "products"."selling_price_in_paisa" BETWEEN 0 AND "products"."price_in_paisa"),
	CONSTRAINT "deal_has_a_price_and_an_end" CHECK (("products"."deal_price_in_paisa" IS NULL) = ("products"."deal_ends_at" IS NULL) AND ("products"."deal_price_in_paisa" IS NULL OR "products"."deal_price_in_paisa" > 0)),
	CONSTRAINT "active_product_has_a_publication_time" CHECK ("products"."status" <> 'active' OR "products"."published_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"color" text,
	"color_bn" text,
	"color_hex" text,
	"size" text,
	"sku" text NOT NULL,
	"price_in_paisa" integer NOT NULL,
	"discount_price_in_paisa" integer,
	"purchase_cost_in_paisa" integer,
	"stock" integer DEFAULT 0 NOT NULL,
	"units_sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sku_is_unique" UNIQUE("sku"),
	CONSTRAINT "product_has_an_option_once" UNIQUE NULLS NOT DISTINCT("product_id","color","size"),
	CONSTRAINT "stock_is_not_negative" CHECK ("variants"."stock" >= 0),
	CONSTRAINT "variant_units_sold_is_not_negative" CHECK ("variants"."units_sold" >= 0),
	CONSTRAINT "variant_price_is_not_negative" CHECK ("variants"."price_in_paisa" >= 0 AND ("variants"."purchase_cost_in_paisa" IS NULL OR "variants"."purchase_cost_in_paisa" >= 0)),
	CONSTRAINT "discount_is_below_price" CHECK ("variants"."discount_price_in_paisa" IS NULL OR ("variants"."discount_price_in_paisa" > 0 AND "variants"."discount_price_in_paisa" < "variants"."price_in_paisa")),
	CONSTRAINT "color_hex_is_a_color" CHECK ("variants"."color_hex" IS NULL OR "variants"."color_hex" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"zone" text PRIMARY KEY NOT NULL,
	"charge_in_paisa" integer NOT NULL,
	"free_from_in_paisa" integer,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	CONSTRAINT "zone_is_known" CHECK ("delivery_zones"."zone" IN ('inside-dhaka', 'dhaka-suburbs', 'outside-dhaka')),
	CONSTRAINT "charge_is_not_negative" CHECK ("delivery_zones"."charge_in_paisa" >= 0 AND ("delivery_zones"."free_from_in_paisa" IS NULL OR "delivery_zones"."free_from_in_paisa" >= 0)),
	CONSTRAINT "delivery_days_are_in_order" CHECK ("delivery_zones"."min_days" BETWEEN 0 AND "delivery_zones"."max_days")
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_ref" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"field" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_ref" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"variant_id" uuid,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_bn" text,
	"color" text,
	"size" text,
	"picture" text,
	"quantity" integer NOT NULL,
	"unit_price_in_paisa" integer NOT NULL,
	CONSTRAINT "order_lines_order_ref_position_pk" PRIMARY KEY("order_ref","position"),
	CONSTRAINT "quantity_is_positive" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "unit_price_is_not_negative" CHECK ("order_lines"."unit_price_in_paisa" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"tracking_id" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"district" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"zone" text NOT NULL,
	"subtotal_in_paisa" bigint NOT NULL,
	"delivery_charge_in_paisa" integer NOT NULL,
	"grand_total_in_paisa" bigint NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"payment" text DEFAULT 'due' NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	CONSTRAINT "order_id_is_unique" UNIQUE("order_id"),
	CONSTRAINT "tracking_id_is_unique" UNIQUE("tracking_id"),
	CONSTRAINT "order_is_placed_once" UNIQUE("idempotency_key"),
	CONSTRAINT "order_status_is_known" CHECK ("orders"."status" IN ('Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled')),
	CONSTRAINT "payment_is_known" CHECK ("orders"."payment" IN ('due', 'collected', 'remitted', 'refunded')),
	CONSTRAINT "grand_total_adds_up" CHECK ("orders"."grand_total_in_paisa" = "orders"."subtotal_in_paisa" + "orders"."delivery_charge_in_paisa" AND "orders"."subtotal_in_paisa" >= 0 AND "orders"."delivery_charge_in_paisa" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"prepared_at" timestamp with time zone,
	CONSTRAINT "picture_has_a_size" CHECK ("pictures"."width" > 0 AND "pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_in_order" ON "banners" USING btree ("placement","status","position","id");--> statement-breakpoint
CREATE INDEX "categories_in_order" ON "categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "pictures_to_prepare" ON "pictures" USING btree ("created_at") WHERE prepared_at IS NULL;--> statement-breakpoint
CREATE INDEX "pictures_of_variant" ON "product_pictures" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "products_of_picture" ON "product_pictures" USING btree ("picture_hash");--> statement-breakpoint
-- A short pending list: searches read it from one end to the other.
CREATE INDEX "products_by_search_text" ON "products" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- For one or two letters, which have no trigrams: every pair of neighbours stands here as a word of its own (lamp: l|la|am|mp|p).
CREATE INDEX "products_by_letters" ON "products" USING gin (regexp_replace("search_text", '(.)', '\1|\1', 'g') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- Search looks at the best sellers first; what it compares is in the index, so that it need not visit their rows. (In a category too.)
CREATE INDEX "products_by_units_sold" ON "products" USING btree ("units_sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("published_at", "search_text") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_by_publication" ON "products" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("selling_price_in_paisa","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_of_category_by_units_sold" ON "products" USING btree ("category_id","units_sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("published_at", "search_text") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_of_category_by_publication" ON "products" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_of_category_by_price" ON "products" USING btree ("category_id","selling_price_in_paisa","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_with_deals" ON "products" USING btree ("deal_ends_at") WHERE deal_ends_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "variants_of_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variants_by_color" ON "variants" USING btree ("color");--> statement-breakpoint
CREATE INDEX "variants_by_size" ON "variants" USING btree ("size");--> statement-breakpoint
CREATE INDEX "changes_of_order" ON "order_changes" USING btree ("order_ref","at");--> statement-breakpoint
CREATE INDEX "lines_of_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "lines_of_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("phone");--> statement-breakpoint
-- First amounts of decision D16; the merchant edits them.
INSERT INTO "delivery_zones" ("zone", "charge_in_paisa", "free_from_in_paisa", "min_days", "max_days") VALUES
	('inside-dhaka', 6000, NULL, 1, 2),
	('dhaka-suburbs', 10000, NULL, 2, 3),
	('outside-dhaka', 12000, NULL, 3, 5);--> statement-breakpoint
-- rate-limiter-flexible keeps its counters here. Unlogged: counting must not wait for the disk, and a crash may forget it.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY,
	"points" integer NOT NULL DEFAULT 0,
	"expire" bigint
);
