CREATE TABLE "job_attempts" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "work_runs" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_runs" ADD COLUMN "alive_until" timestamp with time zone;