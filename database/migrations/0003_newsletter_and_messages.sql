-- What people leave with the shop: their address for the newsletter, and messages from the contact page.
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"subject" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "message_language_is_known" CHECK ("contact_messages"."language" IN ('en', 'bn')),
	CONSTRAINT "message_can_be_answered" CHECK ("contact_messages"."phone" IS NOT NULL OR "contact_messages"."email" IS NOT NULL),
	CONSTRAINT "message_is_not_empty" CHECK ("contact_messages"."message" <> '')
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriber_is_there_once" UNIQUE("email"),
	CONSTRAINT "subscriber_language_is_known" CHECK ("newsletter_subscribers"."language" IN ('en', 'bn')),
	CONSTRAINT "subscriber_email_is_lower_case" CHECK ("newsletter_subscribers"."email" = lower("newsletter_subscribers"."email"))
);
--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "contact_messages" USING btree ("received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_by_fingerprint" ON "contact_messages" USING btree ("fingerprint","received_at");--> statement-breakpoint
CREATE INDEX "subscribers_by_time" ON "newsletter_subscribers" USING btree ("subscribed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);