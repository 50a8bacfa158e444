CREATE TABLE "order_tags" (
	"order_ref" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "order_tags_order_ref_tag_pk" PRIMARY KEY("order_ref","tag")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text DEFAULT 'website' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_tag" ON "order_tags" USING btree ("tag","order_ref");--> statement-breakpoint
CREATE INDEX "orders_by_source" ON "orders" USING btree ("source","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."source" <> 'website';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_source_is_known" CHECK ("orders"."source" IN ('website', 'phone', 'facebook', 'whatsapp', 'shop', 'other'));