CREATE TABLE "refusals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"refused" text NOT NULL,
	"account_id" uuid,
	"permission" text,
	"network" text,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refusals_counted" UNIQUE NULLS NOT DISTINCT("hour","refused","account_id","network","permission")
);
--> statement-breakpoint
CREATE INDEX "refusals_of_account" ON "refusals" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "refusals_by_kind" ON "refusals" USING btree ("refused","id");