-- Links to a product or category go on working when its slug changes: whoever comes with a former one is led to the new one.
CREATE TABLE "former_category_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_category_slugs" ADD CONSTRAINT "former_category_slugs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_product_slugs" ADD CONSTRAINT "former_product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_of_category" ON "former_category_slugs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "former_slugs_of_product" ON "former_product_slugs" USING btree ("product_id");