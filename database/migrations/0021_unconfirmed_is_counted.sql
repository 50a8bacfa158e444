ALTER TABLE "orders" ADD COLUMN "client" text;--> statement-breakpoint
-- Until now anybody could send a record with anybody's address: what is there proves nothing.
DELETE FROM "visitors";--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "user_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("client") WHERE "orders"."client" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "visitors_by_user" ON "visitors" USING btree ("user_id");
--> statement-breakpoint
-- Lines of orders that nobody confirmed yet, of a phone number and of a client, and of this phone's latest orders. Each of its
-- queries sees what was committed when it begins, and the locks end with the transaction: orders of one phone or client that
-- arrive together are counted one after the other.
CREATE FUNCTION "unconfirmed_lines"("of_phone" text, "of_client" text, "counted_from" timestamp with time zone)
RETURNS TABLE ("whose" text, "order_ref" uuid, "placed_at" timestamp with time zone, "is_open" boolean, "product_id" uuid, "variant_id" uuid, "quantity" integer, "price" integer)
LANGUAGE plpgsql VOLATILE ROWS 10 AS $$
#variable_conflict use_column
BEGIN
  PERFORM pg_advisory_xact_lock(41, hashtext(of_phone));
  IF of_client IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(42, hashtext(of_client));
  END IF;
  RETURN QUERY
    SELECT 'phone', o.id, o.placed_at, o.status = 'Pending', l.product_id, l.variant_id, l.quantity, l.unit_price_in_paisa
    FROM orders o JOIN order_lines l ON l.order_ref = o.id
    WHERE o.phone = of_phone AND (o.status = 'Pending' OR o.placed_at > counted_from);
  IF of_client IS NOT NULL THEN
    RETURN QUERY
      SELECT 'client', o.id, o.placed_at, true, l.product_id, l.variant_id, l.quantity, l.unit_price_in_paisa
      FROM orders o JOIN order_lines l ON l.order_ref = o.id
      WHERE o.client = of_client AND o.status = 'Pending';
  END IF;
END $$;
