-- How each of the staff wants the first page of the back office, and who of them gets the figures of the day by mail.
CREATE TABLE "daily_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"sent_for" date NOT NULL,
	CONSTRAINT "daily_mail_has_a_language" CHECK ("daily_mails"."language" IN ('en', 'bn'))
);
--> statement-breakpoint
CREATE TABLE "panelboard_arrangements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cards" text[] NOT NULL,
	"hidden" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_mails" ADD CONSTRAINT "daily_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panelboard_arrangements" ADD CONSTRAINT "panelboard_arrangements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_mails_by_day" ON "daily_mails" USING btree ("sent_for");
