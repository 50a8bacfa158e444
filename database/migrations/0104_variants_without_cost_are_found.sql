-- Products of which some variant has no purchase cost yet are a list. Selling a piece does not write this index: no column of it changes.
CREATE INDEX "variants_without_cost" ON "variants" USING btree ("product_id") WHERE "variants"."purchase_cost_in_paisa" IS NULL;--> statement-breakpoint
-- The shelf now counts products, too: an older shop counts it as soon as it starts.
DELETE FROM "settings" WHERE "key" IN ('marker:sales-counted', 'marker:stock-report');
