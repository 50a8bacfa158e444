CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_ref" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_of_order" ON "order_notes" USING btree ("order_ref","id");--> statement-breakpoint
CREATE INDEX "variants_by_part_of_sku" ON "variants" USING gin (lower("sku") gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("grand_total_in_paisa","id");--> statement-breakpoint
CREATE INDEX "orders_by_district" ON "orders" USING btree ("district","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."payment" <> 'due';--> statement-breakpoint
CREATE INDEX "orders_by_searched_text" ON "orders" USING gin ((lower("order_id" || ' ' || "phone" || ' ' || "full_name" || ' ' || coalesce("email", ''))) gin_trgm_ops);