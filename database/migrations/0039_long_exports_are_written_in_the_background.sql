CREATE TABLE "order_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"format" text NOT NULL,
	"columns" text[] NOT NULL,
	"filter" jsonb NOT NULL,
	"sort" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "export_state_is_known" CHECK ("order_exports"."state" IN ('waiting', 'writing', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "order_exports" ADD CONSTRAINT "order_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_export_of_person" ON "order_exports" USING btree ("user_id") WHERE "order_exports"."state" IN ('waiting', 'writing');--> statement-breakpoint
CREATE INDEX "order_exports_by_person" ON "order_exports" USING btree ("user_id","as_of");