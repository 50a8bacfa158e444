-- Brand and tags as search compares them. Not inlined: the index knows it by its name.
CREATE FUNCTION "product_labels"("brand" text, "tags" text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(lower(normalize("brand" || ' ' || array_to_string("tags", ' '), NFC)), '০১২৩৪৫৬৭৮৯', '0123456789');--> statement-breakpoint
ALTER TABLE "list_column_choices" DROP CONSTRAINT "list_of_columns_is_known";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "list_of_view_is_known";--> statement-breakpoint
CREATE INDEX "products_by_status" ON "products" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_by_all_sold" ON "products" USING btree ("units_sold" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_without_bangla" ON "products" USING btree ("id") WHERE "products"."name_bn" IS NULL OR ("products"."description" <> '' AND "products"."description_bn" IS NULL);--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "products_by_labels" ON "products" USING gin (product_labels("brand", "tags") gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
ALTER TABLE "list_column_choices" ADD CONSTRAINT "list_of_columns_is_known" CHECK (list IN ('orders', 'customers', 'products'));--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "list_of_view_is_known" CHECK (list IN ('orders', 'customers', 'products'));