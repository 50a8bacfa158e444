-- In which level so many pieces are: 0 for none, 1 for up to five, which are few unless a merchant says otherwise, and so on. Whatever a
-- merchant calls few, products in the level of that and below it are all that may have few.
CREATE FUNCTION "stock_level"("pieces" integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN width_bucket("pieces", '{1,6,11,21,51,101,201,501,1001,2001,5001,10001}'::integer[])::smallint;--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"product_id" uuid NOT NULL,
	"fewest" smallint DEFAULT -1 NOT NULL,
	"most" smallint DEFAULT -1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stock_levels_of_product" ON "stock_levels" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_by_fewest_pieces" ON "stock_levels" USING btree ("fewest","most");--> statement-breakpoint
CREATE INDEX "products_by_most_pieces" ON "stock_levels" USING btree ("most");--> statement-breakpoint
CREATE INDEX "variants_by_sku" ON "variants" USING btree (lower("sku"));--> statement-breakpoint
CREATE INDEX "variants_by_barcode" ON "variants" USING btree (lower("barcode"));--> statement-breakpoint
-- Until it has read them, PostgreSQL expects one in two hundred variants to have the same barcode.
ANALYZE "variants";--> statement-breakpoint
-- What was in the shop before. PostgreSQL counts the levels at once: whoever looks next is to read few products.
INSERT INTO "stock_levels" ("product_id", "fewest", "most")
SELECT "product_id", stock_level(min("stock")), stock_level(max("stock")) FROM "variants" GROUP BY "product_id";--> statement-breakpoint
ANALYZE "stock_levels";--> statement-breakpoint
-- Only ever adds a row: nobody who buys, returns or saves waits for anybody here, in whatever order they hold variants.
CREATE FUNCTION "note_stock_level"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_levels (product_id) VALUES (NEW.product_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_stock_levels"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_levels (product_id) SELECT DISTINCT product_id FROM changed;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Nearly no order gets a variant into another level; of those that do not, nothing is run. The steps are those of stock_level, written out and
-- as one value: PostgreSQL makes the condition ready for each order, and a function or twelve values take it longer.
CREATE TRIGGER "level_of_changed_stock" AFTER UPDATE OF "stock" ON "variants"
  FOR EACH ROW WHEN (width_bucket(OLD.stock, '{1,6,11,21,51,101,201,501,1001,2001,5001,10001}'::integer[]) <> width_bucket(NEW.stock, '{1,6,11,21,51,101,201,501,1001,2001,5001,10001}'::integer[]))
  EXECUTE FUNCTION "note_stock_level"();--> statement-breakpoint
CREATE TRIGGER "levels_of_new_stock" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_levels"();--> statement-breakpoint
CREATE TRIGGER "levels_of_stock_that_is_gone" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_levels"();
