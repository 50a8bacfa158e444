CREATE TABLE "further_category_products" (
	"category_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"units_sold" integer NOT NULL,
	"rating_score" integer NOT NULL,
	CONSTRAINT "further_category_products_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "further_category_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "further_category_products" ADD CONSTRAINT "further_category_products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "further_category_products" ADD CONSTRAINT "further_category_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "further_categories_of_product" ON "further_category_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_of_further_category_by_units_sold" ON "further_category_products" USING btree ("category_id","units_sold" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_of_further_category_by_publication" ON "further_category_products" USING btree ("category_id","published_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_of_further_category_by_rating" ON "further_category_products" USING btree ("category_id","rating_score" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_by_further_categories" ON "products" USING gin ("further_category_ids") WITH (gin_pending_list_limit=256) WHERE further_category_ids <> '{}';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "further_categories_are_few_others" CHECK (cardinality("products"."further_category_ids") <= 10 AND ("products"."category_id" = ANY ("products"."further_category_ids")) IS FALSE);--> statement-breakpoint
-- Whatever changes a product keeps its further categories in step, in the same statement; of those that have none nothing is run.
CREATE FUNCTION "place_in_further_categories"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM further_category_products WHERE product_id = NEW.id AND category_id <> ALL (NEW.further_category_ids);
  END IF;
  INSERT INTO further_category_products (category_id, product_id, status, published_at, units_sold, rating_score)
  SELECT category_id, NEW.id, NEW.status, NEW.published_at, NEW.units_sold, NEW.rating_score
  FROM unnest(NEW.further_category_ids) AS category_id
  ON CONFLICT (category_id, product_id) DO UPDATE
  SET status = EXCLUDED.status, published_at = EXCLUDED.published_at, units_sold = EXCLUDED.units_sold, rating_score = EXCLUDED.rating_score;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "further_categories_of_new_product" AFTER INSERT ON "products"
  FOR EACH ROW WHEN (NEW.further_category_ids <> '{}') EXECUTE FUNCTION "place_in_further_categories"();--> statement-breakpoint
CREATE TRIGGER "further_categories_of_changed_product"
  AFTER UPDATE OF "further_category_ids", "status", "published_at", "units_sold", "rating_score" ON "products"
  FOR EACH ROW WHEN ((OLD.further_category_ids <> '{}' OR NEW.further_category_ids <> '{}')
    AND (OLD.further_category_ids, OLD.status, OLD.published_at, OLD.units_sold, OLD.rating_score)
    IS DISTINCT FROM (NEW.further_category_ids, NEW.status, NEW.published_at, NEW.units_sold, NEW.rating_score))
  EXECUTE FUNCTION "place_in_further_categories"();
