-- The orders behind the cells of customers by month, written with these cells each night. An older shop counts them as soon as it starts.
CREATE TABLE "sales_customer_entries" (
	"cohort" date NOT NULL,
	"day" date NOT NULL,
	"order_ref" uuid NOT NULL,
	"kind" text NOT NULL,
	"customers" integer NOT NULL,
	"orders" integer NOT NULL,
	"net_in_paisa" bigint NOT NULL,
	CONSTRAINT "sales_customer_entries_cohort_day_order_ref_kind_pk" PRIMARY KEY("cohort","day","order_ref","kind")
);

--> statement-breakpoint
DELETE FROM "settings" WHERE "key" = 'marker:sales-counted';
