CREATE TABLE "contact_message_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"mail_id" uuid,
	CONSTRAINT "entry_kind_is_known" CHECK ("contact_message_entries"."kind" IN ('mail', 'phone', 'note')),
	CONSTRAINT "entry_by_mail_has_one" CHECK (("contact_message_entries"."kind" = 'mail') = ("contact_message_entries"."mail_id" IS NOT NULL))
);
--> statement-breakpoint
DROP INDEX "messages_by_time";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
-- As answerDueAt does: 24 hours, of which those of Friday and Saturday in Dhaka do not count.
UPDATE "contact_messages" SET "answer_due_at" = CASE extract(dow FROM "received_at" AT TIME ZONE 'Asia/Dhaka')
	WHEN 4 THEN "received_at" + interval '72 hours'
	WHEN 5 THEN (date_trunc('day', "received_at" AT TIME ZONE 'Asia/Dhaka') + interval '3 days') AT TIME ZONE 'Asia/Dhaka'
	WHEN 6 THEN (date_trunc('day', "received_at" AT TIME ZONE 'Asia/Dhaka') + interval '2 days') AT TIME ZONE 'Asia/Dhaka'
	ELSE "received_at" + interval '24 hours'
END;--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "answer_due_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "contact_message_entries" ADD CONSTRAINT "contact_message_entries_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_of_message" ON "contact_message_entries" USING btree ("message_id","id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "contact_messages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "messages_by_assignee" ON "contact_messages" USING btree ("assigned_to","id") WHERE "contact_messages"."assigned_to" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_by_phone" ON "contact_messages" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "messages_by_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "messages_by_searched_text" ON "contact_messages" USING gin ((lower("name" || ' ' || coalesce("phone", '') || ' ' || coalesce("email", '') || ' ' || "subject" || ' ' || "message")) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "message_status_is_known" CHECK ("contact_messages"."status" IN ('new', 'answered', 'closed'));