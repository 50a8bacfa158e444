CREATE TABLE "order_call_holds" (
	"order_ref" uuid PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_ref" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"outcome" text NOT NULL,
	"call_again_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "call_outcome_is_known" CHECK ("order_calls"."outcome" IN ('confirmed', 'no-answer', 'busy', 'wrong-number', 'call-again', 'canceled'))
);
--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "call_state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "call_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_call_holds" ADD CONSTRAINT "order_call_holds_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_of_order" ON "order_calls" USING btree ("order_ref","id");--> statement-breakpoint
CREATE INDEX "orders_by_call_state" ON "orders" USING btree ("call_state","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "orders"."call_state" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_call_again" ON "orders" USING btree ("call_again_at","id") WHERE "orders"."status" = 'Pending' AND "orders"."call_again_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"call_state");