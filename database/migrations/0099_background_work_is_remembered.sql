-- Staff see what the shop does by itself: when it ran last, on whichever instance, and how it ended.
CREATE TABLE "work_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"took_ms" integer,
	"done" integer,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone
);
