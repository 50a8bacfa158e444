ALTER TABLE "orders" DROP CONSTRAINT "payment_is_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "grand_total_adds_up";--> statement-breakpoint
DROP INDEX "orders_to_collect";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_in_paisa" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_collect" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."status" = 'Delivered' AND "orders"."payment" IN ('due', 'part-paid');--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "line_discount_is_not_negative" CHECK ("order_lines"."discount_in_paisa" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "money_adds_up" CHECK ("orders"."held_in_paisa" BETWEEN 0 AND "orders"."paid_in_paisa" AND "orders"."refunded_in_paisa" BETWEEN 0 AND "orders"."paid_in_paisa");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "payment_is_known" CHECK ("orders"."payment" IN ('due', 'part-paid', 'collected', 'remitted', 'refund-due', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "grand_total_adds_up" CHECK ("orders"."grand_total_in_paisa" = "orders"."subtotal_in_paisa" + "orders"."delivery_charge_in_paisa" - "orders"."discount_in_paisa" - "orders"."coupon_discount_in_paisa" - "orders"."returned_in_paisa" AND "orders"."subtotal_in_paisa" >= 0 AND "orders"."delivery_charge_in_paisa" >= 0 AND "orders"."discount_in_paisa" >= 0 AND "orders"."coupon_discount_in_paisa" >= 0 AND "orders"."grand_total_in_paisa" >= 0 AND "orders"."returned_in_paisa" >= 0);