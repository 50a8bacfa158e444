ALTER TABLE "variants" DROP CONSTRAINT "product_has_an_option_once";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "option_values" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "product_has_an_option_once" UNIQUE NULLS NOT DISTINCT("product_id","color","size","option_values");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "product_has_three_options_at_most" CHECK (jsonb_array_length("products"."options") <= 3);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variant_has_values_of_three_options_at_most" CHECK (jsonb_array_length("variants"."option_values") <= 3);