ALTER TABLE "product_pictures" ADD COLUMN "focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD COLUMN "focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deal_starts_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_with_planned_deals" ON "products" USING btree ("deal_starts_at") WHERE deal_starts_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "focus_lies_within_the_picture" CHECK ("product_pictures"."focus_x" BETWEEN 0 AND 100 AND "product_pictures"."focus_y" BETWEEN 0 AND 100);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "deal_ends_after_it_starts" CHECK (("products"."deal_starts_at" IS NULL OR "products"."deal_starts_at" < "products"."deal_ends_at") IS TRUE);