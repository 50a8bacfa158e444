CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"kind" text NOT NULL,
	"stock_before" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"order_ref" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "stock_movement_kind_is_known" CHECK ("stock_movements"."kind" IN ('opening', 'order', 'cancellation', 'release', 'adjustment', 'import', 'return')),
	CONSTRAINT "stock_moved" CHECK ("stock_movements"."stock_before" <> "stock_movements"."stock_after")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "purchase_cost_in_paisa" integer;--> statement-breakpoint
CREATE INDEX "movements_of_variant" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
INSERT INTO "stock_movements" ("variant_id", "sku", "kind", "stock_before", "stock_after", "at", "by")
SELECT "id", "sku", 'opening', 0, "stock", now(), 'shop' FROM "variants" WHERE "stock" > 0;
