CREATE TABLE "order_notices" (
	"order_ref" uuid NOT NULL,
	"event" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "order_notices_order_ref_event_pk" PRIMARY KEY("order_ref","event"),
	CONSTRAINT "notice_event_is_known" CHECK ("order_notices"."event" IN ('new', 'placed', 'shipped', 'delivered', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "order_notices" ADD CONSTRAINT "order_notices_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_due" ON "order_notices" USING btree ("due_at") WHERE "order_notices"."handled_at" IS NULL;