-- Staff sort by the cheapest variant and by what is gone first. The pace is counted when the shop starts.
ALTER TABLE "products" ADD COLUMN "lowest_price_in_paisa" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_picture" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sells_out_in_days" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
UPDATE "products" SET
	"lowest_price_in_paisa" = coalesce((SELECT min(coalesce(v."discount_price_in_paisa", v."price_in_paisa")) FROM "variants" v WHERE v."product_id" = "products"."id"), "selling_price_in_paisa"),
	"has_picture" = EXISTS (SELECT FROM "product_pictures" shown WHERE shown."product_id" = "products"."id");--> statement-breakpoint
CREATE INDEX "products_by_lowest_price" ON "products" USING btree ("lowest_price_in_paisa","id");--> statement-breakpoint
CREATE INDEX "products_by_selling_out" ON "products" USING btree ("sells_out_in_days","id");--> statement-breakpoint
CREATE INDEX "products_without_picture" ON "products" USING btree ("id") WHERE NOT has_picture;--> statement-breakpoint
CREATE INDEX "movements_by_time" ON "stock_movements" USING brin ("at");