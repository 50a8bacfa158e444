-- Every mail is kept with what it says, so that a restart loses none and a shop without a mail server can still read them.
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "mail_language_is_known" CHECK ("mails"."language" IN ('en', 'bn'))
);
--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("made_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);