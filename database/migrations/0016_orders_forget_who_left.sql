-- Whoever deletes their account leaves their orders, too: those under way are named here, and forget the person when they end.
CREATE TABLE "orders_to_forget" (
	"order_ref" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders_to_forget" ADD CONSTRAINT "orders_to_forget_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;