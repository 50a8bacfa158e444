ALTER TABLE "products" ADD COLUMN "limit_per_order" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meta_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meta_title_bn" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meta_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "meta_description_bn" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "weight_in_grams" integer;--> statement-breakpoint
CREATE INDEX "variants_by_part_of_barcode" ON "variants" USING gin (lower("barcode") gin_trgm_ops) WITH (gin_pending_list_limit=256) WHERE barcode IS NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "limit_per_order_lets_one_through" CHECK ("products"."limit_per_order" > 0);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "weight_is_not_negative" CHECK ("variants"."weight_in_grams" >= 0);