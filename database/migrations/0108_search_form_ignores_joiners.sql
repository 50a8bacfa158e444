-- The form in which texts are searched: lower case, one way to write ৎ (U+09CE, or ত, hasanta and the zero-width joiner), no joiners. Inlined, and
-- without translate(), which takes seven times as long for the texts of orders. searchForm() does the same to what is typed.
CREATE FUNCTION "search_form"("searched" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(lower("searched"), U&'\09A4\09CD\200D', U&'\09CE'), U&'\200D', ''), U&'\200C', '');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_labels"("brand" text, "tags" text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(search_form(normalize("brand" || ' ' || array_to_string("tags", ' '), NFC)), '০১২৩৪৫৬৭৮৯', '0123456789');--> statement-breakpoint
REINDEX INDEX "products_by_labels";--> statement-breakpoint
UPDATE "customers" SET "searched_text" = search_form("searched_text") WHERE "searched_text" <> search_form("searched_text");--> statement-breakpoint
DROP INDEX "messages_by_searched_text";--> statement-breakpoint
DROP INDEX "users_by_searched_text";--> statement-breakpoint
DROP INDEX "orders_by_searched_text";--> statement-breakpoint
DROP INDEX "reviews_by_searched_text";--> statement-breakpoint
DROP INDEX "questions_by_searched_text";--> statement-breakpoint
ALTER TABLE "products" drop column "search_text";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(search_form(normalize("products"."name" || ' ' || coalesce("products"."name_bn", ''), NFC)), '০১২৩৪৫৬৭৮৯', '0123456789')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_by_searched_text" ON "contact_messages" USING gin ((search_form("name" || ' ' || coalesce("phone", '') || ' ' || coalesce("email", '') || ' ' || "subject" || ' ' || "message")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_by_searched_text" ON "users" USING gin ((search_form("name" || ' ' || "email")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "orders_by_searched_text" ON "orders" USING gin ((search_form("order_id" || ' ' || "phone" || ' ' || "full_name" || ' ' || coalesce("email", ''))) gin_trgm_ops,(ARRAY['status ' || "status", 'payment ' || "payment", 'source ' || "source", 'district ' || "district", 'zone ' || "zone"]),(ARRAY[(("placed_at" AT TIME ZONE 'UTC')::date - '2000-01-03'::date) / 7]),rare_parts(search_form("order_id" || ' ' || "phone" || ' ' || "full_name" || ' ' || coalesce("email", ''))));--> statement-breakpoint
CREATE INDEX "reviews_by_searched_text" ON "reviews" USING gin ((search_form("author" || ' ' || "order_id" || ' ' || "text")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "questions_by_searched_text" ON "product_questions" USING gin ((search_form("author" || ' ' || "text" || ' ' || "answer")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- They went with the column.
CREATE INDEX "products_by_search_text" ON "products" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "products_by_letters" ON "products" USING gin (regexp_replace("search_text", '(.)', '\1|\1', 'g') gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "products_by_units_sold" ON "products" USING btree ("units_sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("published_at", "search_text") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_of_category_by_units_sold" ON "products" USING btree ("category_id","units_sold" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("published_at", "search_text") WHERE status = 'active';
