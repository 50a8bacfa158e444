-- Page views without cookies, their sums by day, and how orders came about (docs/decisions/0177 to 0179). No index but BRIN on views: they
-- are only ever added in the order of time, and only sums are read.
CREATE TABLE "order_visits" (
	"order_ref" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"campaign" text,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"at" timestamp with time zone NOT NULL,
	"visitor" bigint,
	"earlier" bigint,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"source" text NOT NULL,
	"referrer" text,
	"campaign" text,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"language" text NOT NULL,
	"district" text,
	"search" text,
	"found" boolean,
	CONSTRAINT "view_kind_is_known" CHECK ("page_views"."kind" IN ('page', 'cart', 'search', 'place')),
	CONSTRAINT "view_device_is_known" CHECK ("page_views"."device" IN ('phone', 'tablet', 'desktop'))
);
--> statement-breakpoint
CREATE TABLE "visit_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_order_sums" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"value" text NOT NULL,
	"placed" integer NOT NULL,
	"delivered" integer NOT NULL,
	CONSTRAINT "visit_order_sums_dimension_day_value_pk" PRIMARY KEY("dimension","day","value")
);
--> statement-breakpoint
CREATE TABLE "visit_sums" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"value" text NOT NULL,
	"views" integer NOT NULL,
	"visits" integer NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"checkouts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_sums_dimension_day_value_pk" PRIMARY KEY("dimension","day","value")
);
--> statement-breakpoint
DROP INDEX "visitors_by_user";--> statement-breakpoint
ALTER TABLE "order_visits" ADD CONSTRAINT "order_visits_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_visits_by_time" ON "order_visits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "page_views_by_time" ON "page_views" USING brin ("at") WITH (pages_per_range=32,autosummarize=true);--> statement-breakpoint
CREATE INDEX "visit_marks_by_day" ON "visit_marks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "visitors_by_measure" ON "visitors" USING btree ("place_measured","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visitors_by_user" ON "visitors" USING btree ("user_id","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);