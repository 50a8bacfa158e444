DROP INDEX "lines_of_product";--> statement-breakpoint
DROP INDEX "orders_of_tag";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_tags" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION "moment_of_order"("order_ref" uuid) RETURNS timestamp with time zone LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT "orders"."placed_at" FROM "orders" WHERE "orders"."id" = "order_ref");
END $$;--> statement-breakpoint
-- Written anew as a whole: an UPDATE of all lines takes three times as long, and leaves half of the table and its indexes empty.
ALTER TABLE "order_lines" ALTER COLUMN "placed_at" TYPE timestamp with time zone USING "moment_of_order"("order_ref"), ALTER COLUMN "placed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tags" ALTER COLUMN "placed_at" TYPE timestamp with time zone USING "moment_of_order"("order_ref"), ALTER COLUMN "placed_at" SET NOT NULL;--> statement-breakpoint
DROP FUNCTION "moment_of_order";--> statement-breakpoint
CREATE INDEX "lines_of_product" ON "order_lines" USING btree ("product_id","placed_at","order_ref","variant_id");--> statement-breakpoint
CREATE INDEX "orders_of_tag" ON "order_tags" USING btree ("tag","placed_at","order_ref");
