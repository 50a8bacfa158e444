CREATE TABLE "remembered_columns" (
	"headings_hash" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
