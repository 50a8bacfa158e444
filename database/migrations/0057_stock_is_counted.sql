CREATE TABLE "counted_variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counted_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"count_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"expected" integer NOT NULL,
	"counted" integer NOT NULL,
	"stock_before" integer NOT NULL,
	"stock_after" integer NOT NULL,
	CONSTRAINT "counted_variant_is_not_negative" CHECK ("counted_variants"."counted" >= 0 AND "counted_variants"."stock_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"variants" integer NOT NULL,
	"found" integer NOT NULL,
	"missing" integer NOT NULL,
	"value_in_paisa" bigint NOT NULL,
	"oversold" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "counted_variants" ADD CONSTRAINT "counted_variants_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counts_of_variant" ON "counted_variants" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "variants_of_count" ON "counted_variants" USING btree ("count_id","id");--> statement-breakpoint
CREATE INDEX "stock_counts_by_time" ON "stock_counts" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);