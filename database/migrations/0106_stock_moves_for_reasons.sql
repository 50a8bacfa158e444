ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movement_kind_is_known";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movement_kind_is_known" CHECK ("stock_movements"."kind" IN ('opening', 'order', 'cancellation', 'release', 'adjustment', 'import', 'return', 'write-off', 'received', 'damaged', 'lost', 'given-away', 'other'));--> statement-breakpoint
-- Of a product that says itself what is few of it, and until somebody does so of none: no row has to be written.
ALTER TABLE "products" ADD COLUMN "low_stock_from" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "low_stock_is_some" CHECK ("products"."low_stock_from" > 0);--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "own" smallint;--> statement-breakpoint
CREATE INDEX "products_by_own_level" ON "stock_levels" USING btree ("own","fewest");--> statement-breakpoint
-- As of a variant that gets into another level: a row without levels, which is folded.
CREATE FUNCTION "note_own_level"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_levels (product_id) VALUES (NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "own_level_of_product" AFTER UPDATE OF "low_stock_from" ON "products"
  FOR EACH ROW WHEN (OLD."low_stock_from" IS DISTINCT FROM NEW."low_stock_from")
  EXECUTE FUNCTION "note_own_level"();
