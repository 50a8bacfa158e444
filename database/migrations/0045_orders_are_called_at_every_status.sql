-- What was due to confirm an order is due no more once it is not Pending: from now on a time there is a call that was promised.
UPDATE "orders" SET "call_again_at" = NULL WHERE "status" <> 'Pending' AND "call_again_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "order_calls" DROP CONSTRAINT "call_outcome_is_known";--> statement-breakpoint
CREATE INDEX "orders_with_promised_call" ON "orders" USING btree ("call_again_at","id") WHERE "orders"."status" <> 'Pending' AND "orders"."call_again_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "call_outcome_is_known" CHECK ("order_calls"."outcome" IN ('confirmed', 'reached', 'no-answer', 'busy', 'wrong-number', 'call-again', 'canceled'));