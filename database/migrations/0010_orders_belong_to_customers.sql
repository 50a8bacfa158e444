-- Who ordered while signed in, to show people their own orders; an order stays when the account goes, as the law asks for records.
ALTER TABLE "orders" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","placed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guest_orders_by_email" ON "orders" USING btree (lower("email")) WHERE "orders"."customer_id" IS NULL AND "orders"."email" IS NOT NULL;