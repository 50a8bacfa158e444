-- Where signed-in visitors were when they came; nothing is kept of anybody who did not allow it.
CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"facebook_id" text NOT NULL,
	"facebook_email" text NOT NULL,
	"email" text NOT NULL,
	"user_agent" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"told_at" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_is_on_earth" CHECK ("visitors"."latitude" BETWEEN -90 AND 90 AND "visitors"."longitude" BETWEEN -180 AND 180)
);
--> statement-breakpoint
CREATE INDEX "visitors_by_time" ON "visitors" USING btree ("received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);