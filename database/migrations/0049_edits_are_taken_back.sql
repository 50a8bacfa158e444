CREATE TABLE "orders_before_edit" (
	"order_ref" uuid PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders_before_edit" ADD CONSTRAINT "orders_before_edit_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_before_edit_by_time" ON "orders_before_edit" USING btree ("at");