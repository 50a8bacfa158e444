CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_ref" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"fit" integer NOT NULL,
	"unfit" integer NOT NULL,
	CONSTRAINT "something_came_back" CHECK ("order_returns"."fit" >= 0 AND "order_returns"."unfit" >= 0 AND "order_returns"."fit" + "order_returns"."unfit" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "grand_total_adds_up";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movement_kind_is_known";--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "amount_in_paisa" bigint;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_charge_is_set" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "return_is_of_a_line" FOREIGN KEY ("order_ref","position") REFERENCES "public"."order_lines"("order_ref","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "order_returns" USING btree ("order_ref","position");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "grand_total_adds_up" CHECK ("orders"."grand_total_in_paisa" = "orders"."subtotal_in_paisa" + "orders"."delivery_charge_in_paisa" - "orders"."discount_in_paisa" AND "orders"."subtotal_in_paisa" >= 0 AND "orders"."delivery_charge_in_paisa" >= 0 AND "orders"."discount_in_paisa" >= 0 AND "orders"."grand_total_in_paisa" >= 0);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movement_kind_is_known" CHECK ("stock_movements"."kind" IN ('opening', 'order', 'cancellation', 'release', 'adjustment', 'import', 'return', 'write-off'));